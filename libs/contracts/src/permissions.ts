import { z } from 'zod';

/** The permissions of staff, each in plain sentences that name everything it opens. The head has all of them. */
export const permissionSentences = {
  'approve-members':
    'Approve registrations, and delete those that are not approved. Opens the list of members with e-mail and address, and shows which document numbers are shared.',
  'decide-plans':
    'Approve and reject requests for plans and, with approving members, registrations with them; take back plans whose members asked for it, and note refunds; take in statements of the bank and match their lines; look up and release UTR numbers. Opens the list of members with their payments.',
  'bank-layouts': 'Confirm and change how the columns of bank statements are read. Opens the preview of a statement.',
  'decide-cotton':
    'Approve and reject cotton orders, decide on deposit returns, see what the bank has of orders; look up and release UTR numbers. Opens the list of orders with addresses and proofs.',
  dispatch:
    'Mark approved cotton orders as delivered; note cotton that was bought or lost. Opens the list of orders with addresses and proofs, and the stock of cotton.',
  payouts:
    'Approve and reject payouts; make bank files, import the answers of the bank, record transfers. Opens the list of payouts, statements of members, and how sales were shared.',
  'adjust-money':
    'Add earnings by hand, take credits back, and, with deciding plans, set plans that were not asked for or not paid, and take back plans approved wrongly. Opens statements of members, and how sales were shared.',
  schedule: 'See and change the commission schedule, and who issues invoices and receipts.',
  broadcast: 'Send notices to all members, and see those that were sent.',
  reports:
    'Download lists of members, cotton orders, payouts and statements; open invoices and receipts of members; see figures of the business, its reports and journal, and the stock of cotton; read and download the audit trail.',
  'reveal-numbers':
    'See document numbers, bank details and scans in clear, and, with payouts, download bank files; each time is recorded.',
  'manage-members':
    'Suspend and reinstate members, correct mobiles, give temporary passwords or dismiss requests for one, see and end logins, set the rule on one Aadhaar. Opens the list of members with e-mail and address, and shows which document numbers are shared.',
  'manage-staff':
    'Add people of the company, make roles, change and disable logins, correct mobiles, give temporary passwords, see and end logins; of nobody who may more.',
  grievances: 'Acknowledge, answer and resolve grievances of members and visitors.',
  read: 'See the lists and queues of the head with payments, statements, bank files, the stock of cotton, notices, the schedule, who waits for a password and which document numbers are shared; change nothing.',
} as const;

export type Permission = keyof typeof permissionSentences;
export const permissions = Object.keys(permissionSentences) as [Permission, ...Permission[]];
export const permission = z.enum(permissions);
