import { z } from 'zod';

/** What the head may let people of the company do, each in a plain sentence. The head may do all of it. */
export const permissionSentences = {
  'approve-members': 'Approve registrations, and delete those that are not approved.',
  'decide-plans': 'Approve and reject requests for plans, and give payment numbers free.',
  'decide-cotton': 'Approve and reject cotton orders, decide returns, and give payment numbers free.',
  dispatch: 'Mark approved cotton orders as delivered.',
  payouts: 'Approve and reject payouts.',
  'adjust-money':
    'Add earnings by hand, correct entries of the ledger, and set plans that were not asked for or not paid, beside deciding plans.',
  schedule: 'See and change the commission schedule.',
  broadcast: 'Send notices to many members, and see those that were sent.',
  reports: 'Download lists of members, cotton orders and payouts, and read the audit trail.',
  'reveal-numbers': 'See document numbers, bank details and scans in clear; each time is recorded.',
  'manage-members':
    'Suspend and reinstate members, correct mobiles, give temporary passwords, end logins, set the rule on one Aadhaar.',
  'manage-staff': 'Add people of the company, and say what they may do.',
  read: 'See the lists and queues of the head, and change nothing.',
} as const;

export type Permission = keyof typeof permissionSentences;
export const permissions = Object.keys(permissionSentences) as [Permission, ...Permission[]];
export const permission = z.enum(permissions);
