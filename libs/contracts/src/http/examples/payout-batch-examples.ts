import * as commission from '../commission-endpoints.js';
import { exampleOf, ids, moment } from './example.js';
import { asha } from './people.js';

const payable = { payoutId: ids.payout, memberId: ids.member, ...asha, amount: 250 };
const blocked = [
  { payoutId: '65f0000000000000000000c2', ...asha, amount: 90, reason: 'bank-details-missing' as const },
];
const batch: commission.PayoutBatchView = {
  _id: ids.batch,
  madeAt: moment,
  madeBy: 'Ravi Kulkarni',
  state: 'open',
  total: 250,
  paid: 0,
  counts: { waiting: 1, paid: 0, failed: 0, released: 0 },
};
const batchRow: commission.PayoutBatchRow = {
  ...{ ...payable, reference: 'DPY7K2M9QX4T', state: 'waiting' },
  ...{ utr: null, paidAt: null, reason: null },
};

export const payoutBatchExamples = [
  exampleOf(commission.previewPayoutBatch, {
    request: { payoutIds: [ids.payout] },
    response: { payable: [payable], total: 250, blocked },
  }),
  exampleOf(commission.makePayoutBatch, { request: { payoutIds: [ids.payout] }, response: { batch, blocked } }),
  exampleOf(commission.payoutBatches, { response: [batch] }),
  exampleOf(commission.payoutBatch, { response: { ...batch, rows: [batchRow] } }),
  exampleOf(commission.exportPayoutFile, {
    request: { format: 'generic-neft' },
    response: 'ASHA PATIL,123456789012,SBIN0005943,250.00,NEFT,05/01/2026,DPY7K2M9QX4T,PAYOUT DPY7K2M9QX4T\r\n',
  }),
  exampleOf(commission.payoutFileLayouts, {
    response: [
      {
        ...{ format: 'generic-neft', bank: 'NEFT', confirmed: false, separator: ',', hasTitles: true },
        columns: [{ title: 'Beneficiary Name', holds: 'name' }],
      },
    ],
  }),
  ...[commission.previewPayoutAnswer, commission.takePayoutAnswer].map((endpoint) =>
    exampleOf(endpoint, {
      response: {
        batch,
        rows: [
          {
            ...{ line: 2, reference: 'DPY7K2M9QX4T', outcome: 'paid', utr: 'SBINN52026010500001', reason: null },
            ...{ payoutId: ids.payout, name: 'Asha Patil', amount: 250 },
          },
        ],
        others: 0,
        missing: [],
      },
    }),
  ),
  exampleOf(commission.releaseUnpaidPayout, {
    request: { reason: 'The bank says that it has not paid' },
    response: { batch },
  }),
  exampleOf(commission.cancelPayoutBatch, {
    request: { noneIsPaid: true },
    response: { batch: { ...batch, state: 'cancelled', counts: { ...batch.counts, waiting: 0, released: 1 } } },
  }),
];
