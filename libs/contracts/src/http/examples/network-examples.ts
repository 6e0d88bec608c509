import { bankExamples } from './bank-examples.js';
import * as enrollments from '../plan-endpoints.js';
import * as memberships from '../membership-endpoints.js';
import { getInviter } from '../membership-endpoints.js';
import * as network from '../network-endpoints.js';
import * as payments from '../payment-reference-endpoints.js';
import { listPlanSales } from '../plan-endpoints.js';
import { exampleOf, ids, moment } from './example.js';
import { memberRow, networkRow, planSale } from './people.js';
import * as bulkApprovals from '../bulk-work-endpoints.js';

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

const bulkApprovalExamples = [
  exampleOf(bulkApprovals.previewBulkApproval, {
    response: {
      rows: [
        {
          ...asked,
          referralCode: 'FL7K2M9PX',
          line,
          approvesMember: false,
          seenBefore: [],
        },
      ],
      total: 1500,
      leftOut: [],
      hasMore: false,
      cottonOrders: 2,
    },
  }),
  exampleOf(bulkApprovals.beginBulkApproval, {
    request: { requests: [{ requestId: ids.request, lineId: line._id }] },
    response: { ...begun, state: 'running', endedAt: null, approved: 0, failed: 0 },
  }),
  exampleOf(bulkApprovals.listBulkApprovals, {
    response: [{ ...begun, state: 'done', endedAt: moment, approved: 1, failed: 0 }],
  }),
  exampleOf(bulkApprovals.getBulkApproval, {
    response: {
      ...begun,
      state: 'done',
      endedAt: moment,
      approved: 1,
      failed: 0,
      rows: [
        {
          ...asked,
          state: 'approved',
          saleId: ids.sale,
          failure: null,
        },
      ],
    },
  }),
];

const { proof: _proof, cancelUntil: _cancelUntil, ...sold } = planSale;

const reversalExamples = [
  exampleOf(enrollments.salesOfMember, { response: [{ ...sold, coolingOffEnd: moment, blocked: null }] }),
  exampleOf(enrollments.reverseSale, {
    request: { kind: 'cooling-off', note: 'Asked by phone.' },
    response: { message: 'The sale is reversed. The member has no plan now.' },
  }),
  exampleOf(enrollments.requestCancellation, {
    request: { saleId: ids.sale, reason: 'No time for it.' },
    response: { message: 'Your request was sent. The head will look at it.', cancellationId: ids.request },
  }),
  exampleOf(enrollments.withdrawCancellation, { response: { message: 'You keep your plan.' } }),
  exampleOf(enrollments.listCancellations, {
    response: [
      {
        _id: ids.request,
        saleId: ids.sale,
        memberId: ids.member,
        name: 'Asha Patil',
        referralCode: 'SL4HT8WZC',
        plan: 'Silver',
        amount: 1500,
        approvedAt: moment,
        requestedAt: moment,
        reason: null,
      },
    ],
  }),
  exampleOf(enrollments.rejectCancellation, {
    request: { reason: 'The kit was opened and used.' },
    response: { message: 'The request is rejected. The member sees the reason.' },
  }),
];

const upiPayment = {
  upiUrl: 'upi://pay?pa=deepam@upi&pn=Deepam&am=1500.00&cu=INR&tr=DPM65F0000000000000&tn=Silver%20plan',
  txnid: 'DPM65F0000000000000',
  message: 'Pay with any UPI app, then upload the screenshot.',
  amount: 1500,
};

export const networkExamples = [
  exampleOf(enrollments.listPlans, {
    response: [
      { name: 'Bronze', price: 750, cottonGrams: 200, contents: ['200g cotton for practice', 'Round wick production'] },
    ],
  }),
  exampleOf(getInviter, { response: { name: 'Asha P.' } }),
  exampleOf(enrollments.enrollUpi, { request: { plan: 'Silver' }, response: upiPayment }),
  exampleOf(enrollments.listUnfinishedPayments, {
    response: [{ ...upiPayment, plan: 'Silver', begunAt: moment, until: moment }],
  }),
  exampleOf(enrollments.cottonUpi, {
    response: {
      ...upiPayment,
      upiUrl: 'upi://pay?pa=deepam@upi&pn=Deepam&am=800.00&cu=INR&tr=DPC65F0000000000000&tn=Cotton%202%20kg',
      txnid: 'DPC65F0000000000000',
      amount: 800,
    },
  }),
  exampleOf(enrollments.requestPlanProof, {
    request: { plan: 'Silver', utr: '123456789012', txnid: upiPayment.txnid },
    response: { message: 'The proof was handed in. The head will look at it.' },
  }),
  exampleOf(network.memberNetwork, { response: [{ fullNetwork: [networkRow], nextCursor: null, total: 1 }] }),
  exampleOf(network.memberNetworkCsv, { response: 'Date,Plan,Code,Name\n2026-01-05,Silver,SL4HT8WZC,Asha Patil\n' }),
  exampleOf(memberships.waitingMembers, { response: { registrations: 3, planRequests: 2 } }),
  exampleOf(network.networkChildren, { response: [{ ...networkRow, directCount: 4, networkSize: 17 }] }),
  exampleOf(memberships.membership, { response: { ...memberRow, directCount: 4, networkSize: 17 } }),
  exampleOf(listPlanSales, { response: [planSale] }),
  exampleOf(memberships.approveRegistration, {
    request: { userId: ids.member },
    response: { message: 'The member is approved.' },
  }),
  exampleOf(memberships.deleteMember, { response: { message: 'The member is deleted.' } }),
  exampleOf(enrollments.approvePlan, {
    request: { userId: ids.member, plan: 'Silver', payment: 'received', requestId: ids.request },
    response: { message: 'The plan is approved.', saleId: ids.sale },
  }),
  exampleOf(enrollments.rejectPlan, {
    request: { userId: ids.member, reason: 'The proof cannot be read.', requestId: ids.request },
    response: { message: 'The plan request is rejected.' },
  }),
  exampleOf(payments.findPaymentReference, {
    response: {
      utr: '123456789012',
      userId: ids.member,
      name: 'Asha Patil',
      standsFor: 'nothing',
      sent: [{ kind: 'plan', userId: ids.member, name: 'Asha Patil', at: moment }],
    },
  }),
  exampleOf(payments.releasePaymentReference, {
    request: { utr: '123456789012', reason: 'Asha mistyped; the payment is from Ravi.' },
    response: { message: 'The UTR number is free again.', userId: ids.member },
  }),
  ...reversalExamples,
  ...bankExamples,
  ...bulkApprovalExamples,
];
