import { z } from 'zod';

/** Each permission of staff has plain sentences that name everything it opens. The head has all permissions. */
export const permissionSentences = {
  'approve-members':
    'Approve and delete registrations. View members with email and address, and shared document numbers.',
  'decide-plans':
    'Approve and reject plan requests and, with approving members, registrations with them; handle plan cancellations and refunds; import and match bank statements; release UTR numbers. View members and their payments.',
  'bank-layouts': 'Confirm and change how the columns of bank statements are read. Opens the preview of a statement.',
  'decide-cotton':
    'Approve and reject cotton orders and deposit returns, view bank matches for orders, release UTRs. View orders with addresses and proofs.',
  dispatch:
    'Mark cotton orders as shipped and delivered, record purchases and stock adjustments. View orders with addresses and proofs, and stock.',
  payouts:
    'Approve and reject payouts; create bank files, import bank responses, record transfers. View payouts, member statements and commission breakdowns.',
  'adjust-money':
    'Add earnings, reverse credits and, with plan permissions, set plans and reverse plan sales. View member statements and commission breakdowns.',
  schedule: 'View and change commission rates and business details.',
  broadcast: 'Send announcements and view those sent.',
  reports:
    'Export members, orders, payouts and statements; view invoices, reports, the journal and stock; view and export the audit trail.',
  'reveal-numbers':
    'Reveal document numbers, bank details and scans and, with payouts, download bank files. Each access is recorded.',
  'manage-members':
    'Suspend and reinstate members, change mobile numbers, reset passwords, end sessions, set the rule for shared Aadhaar numbers. View members with email and address, and shared document numbers.',
  'manage-staff':
    'Add team members, manage roles, logins, mobile numbers, passwords and sessions. Can’t manage anyone with more permissions.',
  grievances: 'Acknowledge, reply to and resolve grievances.',
  read: 'View all lists and queues of the head: payments, statements, bank files, stock, announcements, commission rates, password requests and shared document numbers. Can’t change anything.',
} as const;

export type Permission = keyof typeof permissionSentences;
export const permissions = Object.keys(permissionSentences) as [Permission, ...Permission[]];
export const permission = z.enum(permissions);
