import { firstSchedule } from '../../commission-schedule.js';
import * as commission from '../commission-endpoints.js';
import { exampleOf, ids, linkTo, moment } from './example.js';
import { networkRow, payout } from './people.js';

const from = { name: 'Asha Patil', referralCode: 'SL4HT8WZC' };
const terms = {
  ratesBasisPoints: [...firstSchedule.ratesBasisPoints],
  levelsByPlan: { ...firstSchedule.levelsByPlan },
};
const businessToday: commission.BusinessFigures = {
  received: 1500,
  givenBack: 0,
  depositsReceived: 800,
  depositsReturned: 0,
  commission: 450,
  earnings: 75,
  takenBack: 0,
  paid: 250,
  taxDeducted: 0,
};
const businessMonth = { ...businessToday, received: 30_000, commission: 9000 };
const silverSales = { sales: 1, received: 1500, commission: 450, companyShare: 1050, reversed: 0, givenBack: 0 };
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
  from,
  orderId: null,
  payoutId: null,
  correctsId: null,
  reason: null,
};
const paid = { ...payout, status: 'Approved' as const, paymentProof: linkTo('commission/payment-proofs/4d7a.png') };

const taxTerms = {
  ...{ isOn: true, rateBasisPoints: 200, panlessBasisPoints: 2000, threshold: 20_000 },
  ...{ mode: 'whole-year' as const, startsOn: '2026-04-01' },
};
const taxVersion = { ...taxTerms, version: 2, changedAt: moment, changedBy: 'Sunita Deshmukh' };

const payable = { payoutId: ids.payout, memberId: ids.member, ...from, amount: 250 };
const blocked = [
  { payoutId: '65f0000000000000000000c2', ...from, amount: 90, reason: 'bank-details-missing' as const },
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

export const commissionExamples = [
  exampleOf(commission.balance, {
    response: {
      earnings: 1500,
      commission: 225,
      pending: 0,
      available: 1475,
      availableFrom: { commission: 0, earnings: 1475 },
      reserved: 250,
      paid: 0,
      commissionHistory: [payout],
    },
  }),
  exampleOf(commission.commissionRequest, {
    request: { commissionAmount: 250, from: 'commission' },
    response: { message: 'Commission Requested Successfully', entry: payout },
  }),
  exampleOf(commission.memberCommissions, {
    response: [{ _id: ids.member, ...from, available: 1475, commissionHistory: [payout, paid] }],
  }),
  exampleOf(commission.deskPayouts, { response: [{ ...payout, member: { _id: ids.member, ...from } }] }),
  exampleOf(commission.memberCommissionsCsv, {
    response: 'Date,Name,Code,Amount,Status\n2026-01-05,Asha Patil,SL4HT8WZC,250.00,Requested\n',
  }),
  exampleOf(commission.waitingPayouts, { response: { payouts: 4, since: { payouts: moment } } }),
  exampleOf(commission.businessOverview, {
    response: {
      day: '2026-01-05',
      today: businessToday,
      yesterday: businessToday,
      month: businessMonth,
      monthBefore: businessToday,
      owed: { payable: 4200, requested: 500, deposits: 8000, tax: 0 },
      days: [{ day: '2026-01-05', received: 1500, paid: 250 }],
      uncounted: 0,
      asOf: moment,
    },
  }),
  exampleOf(commission.businessReport, {
    response: {
      rows: [{ key: 'Silver', figures: silverSales }],
      total: silverSales,
      complete: true,
    },
  }),
  exampleOf(commission.businessReportCsv, {
    response: 'Level,Credits,Commission,Taken back\r\n1,1,150.00,0.00\r\nTotal,1,150.00,0.00\r\n',
  }),
  exampleOf(commission.businessJournalCsv, {
    response: 'Date (IST),Account,Debit,Credit\r\n2026-01-05 15:00:00,company:sales,1500.00,0.00\r\n',
  }),
  exampleOf(commission.updateCommissionStatus, {
    request: { userId: ids.member, commissionId: ids.payout, status: 'Approved' },
    response: { message: 'The payout is approved.' },
  }),
  exampleOf(commission.payoutBankDetails, {
    response: { name: 'Asha Patil', bankAccountNo: '123456789012', ifscCode: 'SBIN0005943' },
  }),
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
  exampleOf(commission.taxRates, { response: { now: taxVersion, versions: [taxVersion] } }),
  exampleOf(commission.changeTaxRates, {
    request: { ...taxTerms, version: 1 },
    response: { now: taxVersion, versions: [taxVersion] },
  }),
  exampleOf(commission.taxRegister, {
    response: {
      rows: [
        {
          ...{ payoutId: ids.payout, memberId: ids.member, ...from, hasPan: true, paidAt: moment },
          ...{ commission: 5000, taxed: 25_000, rateBasisPoints: 200, tax: 500 },
        },
      ],
      total: { payouts: 1, commission: 5000, taxed: 25_000, tax: 500 },
      ...{ pages: 1, owed: 500, deposits: [] },
    },
  }),
  exampleOf(commission.exportTaxRegister, {
    request: { year: 2026, quarter: 1 },
    response: 'Paid (IST),Referral Code,Name,PAN\n2026-05-05 15:00:00,SL4HT8WZC,Asha Patil,ABCPE1234F\n',
  }),
  exampleOf(commission.addTaxDeposit, {
    request: { challan: '00123', paidOn: '2026-06-07', amount: 500 },
    response: { message: 'The payment to the government was noted.', owed: 0 },
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
  exampleOf(commission.addEarnings, {
    request: { earning: 100, userId: ids.member, reason: 'Prize of the month' },
    response: { message: 'The earnings were added.' },
  }),
  exampleOf(commission.showCommissionSchedule, { response: { ...terms, version: 1, effectiveFrom: moment } }),
  exampleOf(commission.listCommissionSchedules, { response: [{ ...terms, version: 1, effectiveFrom: moment }] }),
  exampleOf(commission.commissionTerms, { response: { ...terms, version: 1 } }),
  exampleOf(commission.changeCommissionSchedule, {
    request: { ...terms, version: 1 },
    response: { ...terms, version: 2, effectiveFrom: moment },
  }),
  exampleOf(commission.statement, { response: [row] }),
  exampleOf(commission.statementSummary, {
    response: {
      member: from,
      months: [{ month: '2026-01', commission: 150, earnings: 0 }],
      levels: [{ level: 1, commission: 150 }],
      complete: true,
    },
  }),
  exampleOf(commission.statementBalances, {
    response: {
      opening: { pending: 0, available: 100, reserved: 0, paid: 0, deposit: 0 },
      closing: { pending: 0, available: 250, reserved: 0, paid: 0, deposit: 0 },
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
      from,
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
