import type { ApprovalView } from '../../approvals.js';
import * as approvals from '../approvals-endpoints.js';
import { exampleOf, ids, moment } from './example.js';

const clerk = { _id: ids.sponsor, name: 'Meena Joshi' };

const atCommission: ApprovalView = {
  _id: ids.request,
  call: 'addEarnings',
  state: 'waiting',
  requestedBy: clerk,
  requestedAt: moment,
  expiresAt: moment,
  member: {
    _id: ids.member,
    name: 'Asha Patil',
  },
  subject: null,
  amount: 25e3,
  payments: null,
  what: null,
  reason: 'Festival',
  changes: [],
  decidedBy: null,
  decidedAt: null,
  rejectionReason: null,
  usableUntil: null,
};
const atNetwork: ApprovalView = {
  ...atCommission,
  call: 'reverseSale',
  amount: 1_500,
  what: 'Silver',
  reason: 'No money came.',
};
const atCottonOrder: ApprovalView = {
  ...atCommission,
  call: 'decideReturn',
  amount: 35_000,
  reason: null,
  subject: { kind: 'order', id: ids.order },
};
const atIdentity: ApprovalView = {
  ...atCommission,
  call: 'changeOneAccountRule',
  member: null,
  amount: null,
  reason: null,
  changes: [
    {
      field: 'oneAccountRule',
      before: 'refuse',
      after: 'warn',
    },
  ],
};
const decided = { decidedBy: { _id: ids.head, name: 'The Head' }, decidedAt: moment };
const waiting = { approvals: 1, since: { approvals: moment } };

const examplesOf = (approval: ApprovalView) => ({
  list: { response: [approval] },
  grant: { response: { approval: { ...approval, ...decided, state: 'approved' as const } } },
  refuse: {
    request: { reason: 'Too much.' },
    response: { approval: { ...approval, ...decided, state: 'rejected' as const, rejectionReason: 'Too much.' } },
  },
  withdraw: { response: { approval: { ...approval, decidedAt: moment, state: 'withdrawn' as const } } },
});
const commission = examplesOf(atCommission);
const network = examplesOf(atNetwork);
const cotton = {
  ...examplesOf(atCottonOrder),
  list: { response: [{ ...atCottonOrder, picture: '/api/files/cotton-order/return-images/a.jpg' }] },
};
const identity = examplesOf(atIdentity);

export const approvalExamples = [
  exampleOf(approvals.commissionApprovals, commission.list),
  exampleOf(approvals.waitingCommissionApprovals, { response: waiting }),
  exampleOf(approvals.approveCommissionRequest, commission.grant),
  exampleOf(approvals.rejectCommissionRequest, commission.refuse),
  exampleOf(approvals.withdrawCommissionRequest, commission.withdraw),
  exampleOf(approvals.networkApprovals, network.list),
  exampleOf(approvals.waitingNetworkApprovals, { response: waiting }),
  exampleOf(approvals.approveNetworkRequest, network.grant),
  exampleOf(approvals.rejectNetworkRequest, network.refuse),
  exampleOf(approvals.withdrawNetworkRequest, network.withdraw),
  exampleOf(approvals.cottonApprovals, cotton.list),
  exampleOf(approvals.waitingCottonApprovals, { response: waiting }),
  exampleOf(approvals.approveCottonRequest, cotton.grant),
  exampleOf(approvals.rejectCottonRequest, cotton.refuse),
  exampleOf(approvals.withdrawCottonRequest, cotton.withdraw),
  exampleOf(approvals.identityApprovals, identity.list),
  exampleOf(approvals.waitingIdentityApprovals, { response: waiting }),
  exampleOf(approvals.approveIdentityRequest, identity.grant),
  exampleOf(approvals.rejectIdentityRequest, identity.refuse),
  exampleOf(approvals.withdrawIdentityRequest, identity.withdraw),
];
