import * as commission from '../commission-endpoints.js';
import { exampleOf, ids, moment } from './example.js';
import { asha } from './people.js';

const transfer: commission.TransferView = {
  _id: ids.transfer,
  state: 'paid',
  channel: 'bank-file',
  amount: 245,
  reference: 'DPY7K2M9QX4T',
  requestedBy: 'Ravi Kulkarni',
  approvedAt: moment,
  bankFileId: ids.batch,
  submittedAt: moment,
  paidOn: '2026-01-05',
  utr: 'SBINN52026010500001',
  evidence: [
    {
      source: 'bank-answer',
      says: 'paid',
      day: '2026-01-05',
      amount: 245,
      utr: 'SBINN52026010500001',
      recordedAt: moment,
      recordedBy: 'Ravi Kulkarni',
      reason: null,
    },
  ],
};
const row: commission.PayableRow = {
  _id: ids.payout,
  kind: 'payout',
  state: 'paid',
  member: {
    _id: ids.member,
    ...asha,
  },
  amount: 250,
  tax: 5,
  net: 245,
  date: moment,
  paidFrom: {
    commission: 250,
    earnings: 0,
  },
  transfer,
};
const { transfer: _transfer, ...payable } = row;
const payment = { payableId: ids.payout, kind: 'payout' as const, memberId: ids.member, ...asha, amount: 250 };
const blocked = [
  { payableId: '65f0000000000000000000c2', ...asha, amount: 90, reason: 'bank-details-missing' as const },
];
const counts = { approved: 0, submitted: 0, paid: 1, failed: 0, returned: 0, released: 0, cancelled: 0 };
const bankFile: commission.BankFileView = {
  _id: ids.batch,
  madeAt: moment,
  madeBy: 'Ravi Kulkarni',
  state: 'done',
  total: 250,
  paid: 245,
  counts,
  submittedAt: moment,
};
const done = (message: string) => ({ response: { message } });

export const transferExamples = [
  exampleOf(commission.payables, { response: [row] }),
  exampleOf(commission.payable, {
    response: { ...payable, transfers: [transfer], statementsUpTo: '2026-01-05' },
  }),
  exampleOf(commission.payableAmount, {
    response: {
      amount: 5e3,
      tax: 100,
      net: 4900,
      hasPan: true,
      needsApprover: false,
      statementsUpTo: '2026-01-05',
    },
  }),
  exampleOf(commission.payableBankDetails, {
    response: { name: 'Asha Patil', bankAccountNo: '123456789012', ifscCode: 'SBIN0005943' },
  }),
  exampleOf(commission.transferByHand, {
    request: { net: 245, utr: 'SBINN52026010500001' },
    response: { message: 'The transfer is recorded.', transfer },
  }),
  exampleOf(commission.recordTransferSent, {
    request: { utr: 'SBINN52026010500001' },
    ...done('The transfer is recorded as sent.'),
  }),
  exampleOf(commission.cancelTransfer, {
    request: { reason: 'The member asked to wait.' },
    ...done('The transfer is cancelled.'),
  }),
  exampleOf(commission.releaseTransfer, {
    request: { reason: 'The bank says that it has not paid' },
    ...done('The transfer is released.'),
  }),
  exampleOf(commission.recordRecovery, {
    request: { reason: 'Sent back by UPI', day: '2026-01-06' },
    ...done('It is recorded that the money was given back.'),
  }),
  exampleOf(commission.previewBankFile, {
    request: { payableIds: [ids.payout] },
    response: { payable: [payment], total: 250, blocked },
  }),
  exampleOf(commission.makeBankFile, { request: { payableIds: [ids.payout] }, response: { bankFile, blocked } }),
  exampleOf(commission.bankFiles, { response: [bankFile] }),
  exampleOf(commission.bankFile, { response: { ...bankFile, rows: [{ ...payment, transfer }] } }),
  exampleOf(commission.downloadBankFile, {
    request: { format: 'generic-neft' },
    response: 'ASHA PATIL,123456789012,SBIN0005943,250.00,NEFT,05/01/2026,DPY7K2M9QX4T,PAYOUT DPY7K2M9QX4T\r\n',
  }),
  exampleOf(commission.bankFileLayouts, {
    response: [
      {
        format: 'generic-neft',
        bank: 'NEFT',
        confirmed: false,
        separator: ',',
        hasTitles: true,
        columns: [
          {
            title: 'Beneficiary Name',
            holds: 'name',
          },
        ],
      },
    ],
  }),
  ...[commission.previewBankAnswer, commission.takeBankAnswer].map((endpoint) =>
    exampleOf(endpoint, {
      response: {
        bankFile,
        rows: [
          {
            line: 2,
            reference: 'DPY7K2M9QX4T',
            outcome: 'paid',
            utr: 'SBINN52026010500001',
            reason: null,
            payableId: ids.payout,
            name: 'Asha Patil',
            amount: 250,
          },
        ],
        others: 0,
        missing: [],
      },
    }),
  ),
  exampleOf(commission.cancelBankFile, {
    request: { noneIsPaid: true },
    response: { bankFile: { ...bankFile, state: 'cancelled', counts: { ...counts, paid: 0, released: 1 } } },
  }),
];
