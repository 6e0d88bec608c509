import type { CsvColumn, StatementRow } from '@deepam/contracts';

/** Amounts in rupees. */
export const statementColumns: readonly CsvColumn<StatementRow>[] = [
  { title: 'Date', of: (row) => row.date },
  { title: 'Kind', of: (row) => row.kind },
  { title: 'Amount', of: (row) => row.amount },
  { title: 'Commission', of: (row) => row.commission },
  { title: 'Earnings', of: (row) => row.earnings },
  { title: 'Pending', of: (row) => row.pending },
  { title: 'Available', of: (row) => row.available },
  { title: 'Reserved', of: (row) => row.reserved },
  { title: 'Paid', of: (row) => row.paid },
  { title: 'Level', of: (row) => row.level },
  { title: 'From name', of: (row) => row.from && row.from.name },
  { title: 'From code', of: (row) => row.from && row.from.referralCode },
  { title: 'Reason', of: (row) => row.reason },
  { title: 'Sale', of: (row) => row.saleId },
  { title: 'Order', of: (row) => row.orderId },
  { title: 'Payout', of: (row) => row.payoutId },
  { title: 'Corrects', of: (row) => row.correctsId },
  { title: 'Entry', of: (row) => row._id },
  { title: 'Deposit', of: (row) => row.deposit ?? 0 },
];
