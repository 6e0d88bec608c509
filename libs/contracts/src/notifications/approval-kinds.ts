import { defineKinds } from './notification-kind.js';

const approval = {
  to: 'company',
  group: 'requests',
  // The row of a payout shows the pending request.
  changes: [
    ...(['commissionApprovals', 'networkApprovals', 'cottonApprovals', 'identityApprovals'] as const),
    ...(['waitingCommissionApprovals', 'waitingNetworkApprovals'] as const),
    ...(['waitingCottonApprovals', 'waitingIdentityApprovals', 'payables', 'payable'] as const),
  ],
  page: '/approvals',
} as const;

const ended = { ...approval, page: '/approvals?show=ended' } as const;

/** The decision changes the subject: a payout, a bank file or a plan. */
const decided = {
  ...ended,
  changes: [...approval.changes, 'waitingPayouts', 'bankFiles', 'bankFile', 'memberNetwork'],
} as const;

export const approvalKinds = defineKinds({
  'approval-pending': {
    ...approval,
    title: 'A second approver is needed',
    body: 'Somebody of the company has asked for something that you may grant or refuse.',
  },
  'approval-request-approved': {
    ...decided,
    title: 'A second approver has agreed',
    body: 'What you asked for was granted, and is done. If it was a payout, look whether the money is to be sent now, and record it then.',
  },
  // The requester may make the call until the file is made, or the hour is over.
  'approval-request-allowed': {
    ...approval,
    title: 'File allowed by a second approver',
    body: 'The file that you asked for was allowed. Please make it within an hour.',
  },
  'approval-request-rejected': {
    ...ended,
    title: 'A second approver has refused',
    body: 'What you asked for was refused; nothing was done.',
  },
  'approval-request-outdated': {
    ...decided,
    title: 'Not done',
    body: 'What you asked for has changed meanwhile, so that it was not done. Please look at it again and ask anew.',
  },
});
