import * as commission from '../commission-endpoints.js';
import { exampleOf, ids, linkTo, moment } from './example.js';
import { asha, networkRow, payout } from './people.js';
import { businessTotalsExamples } from './business-totals-examples.js';
import { taxExamples } from './tax-examples.js';
import { transferExamples } from './transfer-examples.js';
import { statementExamples } from './statement-examples.js';
import { scheduleExamples } from './schedule-examples.js';

const paid = { ...payout, status: 'Approved' as const, paymentProof: linkTo('commission/payment-proofs/4d7a.png') };

export const commissionExamples = [
  ...businessTotalsExamples,
  ...taxExamples,
  ...transferExamples,
  ...statementExamples,
  ...scheduleExamples,
  exampleOf(commission.balance, {
    response: {
      earnings: 1500,
      commission: 225,
      pending: 0,
      available: 1475,
      availableFrom: { commission: 0, earnings: 1475 },
      reserved: 250,
      paid: 0,
      onHold: [],
      payoutsWait: { bankDetailsUntil: moment },
      commissionHistory: [payout],
      refunds: [],
    },
  }),
  exampleOf(commission.commissionRequest, {
    request: { commissionAmount: 250, from: 'commission' },
    response: { message: 'Commission Requested Successfully', entry: payout },
  }),
  exampleOf(commission.memberCommissions, {
    response: [{ _id: ids.member, ...asha, available: 1475, commissionHistory: [payout, paid] }],
  }),
  exampleOf(commission.memberCommissionsCsv, {
    response: 'Date,Name,Code,Amount,Status\n2026-01-05,Asha Patil,SL4HT8WZC,250.00,Requested\n',
  }),
  exampleOf(commission.waitingPayouts, {
    response: {
      ...{ payouts: 4, owed: 0, toSend: 0, paidTwice: 0 },
      since: { payouts: moment, owed: null, toSend: null },
    },
  }),
  exampleOf(commission.updateCommissionStatus, {
    request: { userId: ids.member, commissionId: ids.payout, status: 'Approved' },
    response: { message: 'The payout is approved.' },
  }),
  exampleOf(commission.dashboard, {
    response: {
      plan: 'Silver',
      planApproved: true,
      requestedPlan: null,
      isApproved: true,
      isHead: false,
      name: 'Ravi Kulkarni',
      referralCode: 'FL7K2M9QX',
      network: [networkRow],
      networkCut: true,
      networkSize: 17,
      earnings: 1500,
      commission: 225,
      available: 1475,
      availableFrom: { commission: 0, earnings: 1475 },
      commissionHistory: [payout],
    },
  }),
];
