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
    body: 'A colleague has made a request that you may approve or reject.',
  },
  'approval-request-approved': {
    ...decided,
    title: 'Request approved',
    body: 'Your request was approved and carried out. If it was a payout, check whether to send the money now, and record the transfer then.',
  },
  // The requester may make the call until the file is made, or the hour is over.
  'approval-request-allowed': {
    ...approval,
    title: 'Request for a file approved',
    body: 'Your request for the file was approved. Please make the file within an hour.',
  },
  'approval-request-rejected': {
    ...ended,
    title: 'Request rejected',
    body: 'Your request was rejected; nothing was done.',
  },
  'approval-request-outdated': {
    ...decided,
    title: 'Not done',
    body: 'The subject of your request has changed, so nothing was done. Please check it and make a new request.',
  },
});
