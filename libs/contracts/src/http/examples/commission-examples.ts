import * as commission from '../commission-endpoints.js';
import { exampleOf, ids, linkTo, moment } from './example.js';
import { asha, networkRow, payout } from './people.js';
import { transferExamples } from './transfer-examples.js';
import { statementExamples } from './statement-examples.js';
import { firstSchedule } from '../../commission-schedule.js';

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

const businessTotalsExamples = [
  exampleOf(commission.businessOverview, {
    response: {
      day: '2026-01-05',
      today: businessToday,
      yesterday: businessToday,
      month: businessMonth,
      monthBefore: businessToday,
      owed: { payable: 4200, requested: 500, deposits: 8000, refunds: 1500, tax: 0 },
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
];

const taxTerms = {
  isOn: true,
  rateBasisPoints: 200,
  panlessBasisPoints: 2e3,
  threshold: 2e4,
  mode: 'whole-year' as const,
  startsOn: '2026-04-01',
};

const taxVersion = { ...taxTerms, version: 2, changedAt: moment, changedBy: 'Sunita Deshmukh' };

const taxExamples = [
  exampleOf(commission.taxRates, { response: { now: taxVersion, versions: [taxVersion] } }),
  exampleOf(commission.changeTaxRates, {
    request: { ...taxTerms, version: 1 },
    response: { now: taxVersion, versions: [taxVersion] },
  }),
  exampleOf(commission.taxRegister, {
    response: {
      rows: [
        {
          payoutId: ids.payout,
          memberId: ids.member,
          ...asha,
          hasPan: true,
          paidAt: moment,
          commission: 5e3,
          taxed: 25e3,
          rateBasisPoints: 200,
          tax: 500,
        },
      ],
      total: {
        payouts: 1,
        commission: 5e3,
        taxed: 25e3,
        tax: 500,
      },
      pages: 1,
      owed: 500,
      deposits: [],
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
];

const terms = {
  ratesBasisPoints: [...firstSchedule.ratesBasisPoints],
  levelsByPlan: { ...firstSchedule.levelsByPlan },
};

const scheduleExamples = [
  exampleOf(commission.showCommissionSchedule, { response: { ...terms, version: 1, effectiveFrom: moment } }),
  exampleOf(commission.listCommissionSchedules, { response: [{ ...terms, version: 1, effectiveFrom: moment }] }),
  exampleOf(commission.commissionTerms, { response: { ...terms, version: 1 } }),
  exampleOf(commission.changeCommissionSchedule, {
    request: { ...terms, version: 1 },
    response: { ...terms, version: 2, effectiveFrom: moment },
  }),
];

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
      payouts: 4,
      owed: 0,
      toSend: 0,
      paidTwice: 0,
      since: {
        payouts: moment,
        owed: null,
        toSend: null,
      },
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
