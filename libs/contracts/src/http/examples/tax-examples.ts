import * as commission from '../commission-endpoints.js';
import { exampleOf, ids, moment } from './example.js';
import { asha } from './people.js';

const taxTerms = {
  ...{ isOn: true, rateBasisPoints: 200, panlessBasisPoints: 2000, threshold: 20_000 },
  ...{ mode: 'whole-year' as const, startsOn: '2026-04-01' },
};
const taxVersion = { ...taxTerms, version: 2, changedAt: moment, changedBy: 'Sunita Deshmukh' };

export const taxExamples = [
  exampleOf(commission.taxRates, { response: { now: taxVersion, versions: [taxVersion] } }),
  exampleOf(commission.changeTaxRates, {
    request: { ...taxTerms, version: 1 },
    response: { now: taxVersion, versions: [taxVersion] },
  }),
  exampleOf(commission.taxRegister, {
    response: {
      rows: [
        {
          ...{ payoutId: ids.payout, memberId: ids.member, ...asha, hasPan: true, paidAt: moment },
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
];
