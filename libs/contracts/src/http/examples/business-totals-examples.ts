import * as commission from '../commission-endpoints.js';
import { exampleOf, moment } from './example.js';

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

export const businessTotalsExamples = [
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
