import * as commission from '../commission-endpoints.js';
import { exampleOf, ids, moment } from './example.js';
import { asha } from './people.js';

const row: commission.StatementRow = {
  _id: ids.posting,
  date: moment,
  kind: 'commission',
  amount: 150,
  commission: 150,
  earnings: 0,
  pending: 0,
  available: 150,
  reserved: 0,
  paid: 0,
  deposit: 0,
  left: 150,
  saleId: ids.sale,
  level: 1,
  from: asha,
  orderId: null,
  payoutId: null,
  correctsId: null,
  reason: null,
};

export const statementExamples = [
  exampleOf(commission.addEarnings, {
    request: { earning: 100, userId: ids.member, reason: 'Prize of the month' },
    response: { message: 'The earnings were added.' },
  }),
  exampleOf(commission.statement, { response: [row] }),
  exampleOf(commission.statementSummary, {
    response: {
      member: asha,
      months: [{ month: '2026-01', commission: 150, earnings: 0 }],
      levels: [{ level: 1, commission: 150 }],
      complete: true,
    },
  }),
  exampleOf(commission.statementBalances, {
    response: {
      opening: { pending: 0, available: 100, reserved: 0, paid: 0, deposit: 0, refund: 0 },
      closing: { pending: 0, available: 250, reserved: 0, paid: 0, deposit: 0, refund: 0 },
      asOf: moment,
    },
  }),
  exampleOf(commission.statementCsv, {
    response: 'Date (IST),Kind,Amount\n2026-01-05 15:00:00,commission,150.00\n',
  }),
  exampleOf(commission.whyCommission, {
    response: {
      saleId: ids.sale,
      date: moment,
      from: asha,
      previousPlan: null,
      plan: 'Silver',
      payment: 'received',
      saleAmount: 1500,
      scheduleVersion: 1,
      rows: [
        {
          level: 1,
          yours: true,
          rateBasisPoints: 1000,
          outcome: 'credited',
          amount: 150,
          skipReason: null,
          name: 'Ravi Kulkarni',
        },
        {
          level: 2,
          yours: false,
          rateBasisPoints: 500,
          outcome: 'skipped',
          amount: null,
          skipReason: null,
          name: null,
        },
      ],
      companyShare: null,
    },
  }),
  exampleOf(commission.correctPosting, {
    request: { postingId: ids.posting, reason: 'Entered for the wrong member', amount: 40 },
    response: { message: 'The credit was reversed.', correctionId: '65f0000000000000000000d2' },
  }),
];
