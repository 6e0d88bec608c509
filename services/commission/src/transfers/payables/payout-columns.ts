import { type CsvColumn, toRupees } from '@deepam/contracts';
import { csvMoment } from '@deepam/platform';
import { latestUtr, paidOn, returnedOn } from '../domain/transfer-facts.js';
import type { PayoutLine } from './export-payouts.js';

export const payoutColumns: readonly CsvColumn<PayoutLine>[] = [
  { title: 'Requested (IST)', of: ({ payout }) => csvMoment(payout.requestedAt), isDate: true },
  { title: 'Referral Code', of: ({ payee }) => payee.referralCode },
  { title: 'Name', of: ({ payee }) => payee.name },
  { title: 'Amount', of: ({ payout }) => toRupees(payout.amountPaise), isMoney: true },
  { title: 'Of Commission', of: ({ payout }) => toRupees(payout.taken.commission), isMoney: true },
  { title: 'Of Earnings', of: ({ payout }) => toRupees(payout.taken.earnings), isMoney: true },
  { title: 'Status', of: ({ payout }) => payout.status },
  { title: 'Decided (IST)', of: ({ payout }) => payout.decidedAt && csvMoment(payout.decidedAt), isDate: true },
  { title: 'Reason', of: ({ payout }) => payout.reason },
  { title: 'Payout', of: ({ payout }) => payout._id },
  { title: 'Tax', of: ({ payout }) => toRupees(payout.tax?.taxPaise ?? 0), isMoney: true },
  { title: 'Net', of: ({ payout }) => toRupees(payout.tax?.netPaise ?? payout.amountPaise), isMoney: true },
  { title: 'Transfer', of: ({ transfer }) => transfer?.state ?? null },
  { title: 'Channel', of: ({ transfer }) => transfer?.channel ?? null },
  { title: 'Reference', of: ({ transfer }) => transfer?.reference ?? null },
  { title: 'UTR', of: ({ transfer }) => (transfer ? latestUtr(transfer) : null) },
  { title: 'Paid On', of: ({ transfer }) => (transfer && paidOn(transfer)) ?? null },
  { title: 'Returned On', of: ({ transfer }) => (transfer && returnedOn(transfer)) ?? null },
];
