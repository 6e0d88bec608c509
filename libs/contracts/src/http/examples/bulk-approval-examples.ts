import * as bulkApprovals from '../bulk-approval-endpoints.js';
import * as bulkPreviews from '../bulk-preview-endpoints.js';
import { exampleOf, ids, moment } from './example.js';

const line = {
  _id: '5d41402abc4b2a76b9719d911017c592',
  account: 'SBI CURRENT',
  date: '2026-01-05',
  amount: 1500,
  narration: 'UPI/CR/600512345678/ASHA PATIL/SBIN/Payment',
  reference: '600512345678',
  reason: 'utr' as const,
};
const asked = {
  requestId: ids.request,
  memberId: ids.member,
  name: 'Asha Patil',
  plan: 'Silver' as const,
  amount: 1500,
};
const begun = { _id: ids.bulkApproval, begunAt: moment, begunBy: 'Meera Head', requests: 1 };

export const bulkApprovalExamples = [
  exampleOf(bulkPreviews.previewBulkApproval, {
    response: {
      rows: [{ ...asked, referralCode: 'FL7K2M9PX', line, approvesMember: false, seenBefore: [] }],
      ...{ total: 1500, leftOut: [], hasMore: false, cottonOrders: 2 },
    },
  }),
  exampleOf(bulkApprovals.beginBulkApproval, {
    request: { requests: [{ requestId: ids.request, lineId: line._id }] },
    response: { ...begun, state: 'running', endedAt: null, approved: 0, refused: 0 },
  }),
  exampleOf(bulkApprovals.listBulkApprovals, {
    response: [{ ...begun, state: 'done', endedAt: moment, approved: 1, refused: 0 }],
  }),
  exampleOf(bulkApprovals.getBulkApproval, {
    response: {
      ...{ ...begun, state: 'done', endedAt: moment, approved: 1, refused: 0 },
      rows: [{ ...asked, state: 'approved', saleId: ids.sale, refusal: null }],
    },
  }),
];
