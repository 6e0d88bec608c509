import { toRupees, type CsvColumn } from '@deepam/contracts';
import { csvMoment } from '@deepam/platform';
import type { TaxLine } from './export-tax-register.js';

export const taxRegisterColumns: readonly CsvColumn<TaxLine>[] = [
  { title: 'Paid (IST)', of: ({ line }) => csvMoment(line.paidAt), isDate: true },
  { title: 'Referral Code', of: ({ referralCode }) => referralCode },
  { title: 'Name', of: ({ name }) => name },
  { title: 'PAN', of: ({ line, pan }) => pan ?? (line.hasPan ? 'another PAN since, or closed' : 'none') },
  { title: 'Commission', of: ({ line }) => toRupees(line.basisPaise), isMoney: true },
  { title: 'Taxed', of: ({ line }) => toRupees(line.coveredPaise), isMoney: true },
  { title: 'Rate %', of: ({ line }) => line.rateBasisPoints / 100 },
  { title: 'Tax', of: ({ line }) => toRupees(line.taxPaise), isMoney: true },
  { title: 'Payout', of: ({ line }) => line._id },
];
