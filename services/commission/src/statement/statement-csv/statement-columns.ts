import type { CsvColumn, StatementRow } from '@deepam/contracts';
import { csvMoment } from '@deepam/platform';

export const statementColumns: readonly CsvColumn<StatementRow>[] = [
  { title: 'Date (IST)', of: (row) => csvMoment(new Date(row.date)), isDate: true },
  { title: 'Kind', of: (row) => row.kind },
  { title: 'Amount', of: (row) => row.amount, isMoney: true },
  { title: 'Commission', of: (row) => row.commission, isMoney: true },
  { title: 'Earnings', of: (row) => row.earnings, isMoney: true },
  { title: 'Pending', of: (row) => row.pending, isMoney: true },
  { title: 'Available', of: (row) => row.available, isMoney: true },
  { title: 'Reserved', of: (row) => row.reserved, isMoney: true },
  { title: 'Paid', of: (row) => row.paid, isMoney: true },
  { title: 'Level', of: (row) => row.level },
  { title: 'From name', of: (row) => row.from && row.from.name },
  { title: 'From code', of: (row) => row.from && row.from.referralCode },
  { title: 'Reason', of: (row) => row.reason },
  { title: 'Sale', of: (row) => row.saleId },
  { title: 'Order', of: (row) => row.orderId },
  { title: 'Payout', of: (row) => row.payoutId },
  { title: 'Corrects', of: (row) => row.correctsId },
  { title: 'Entry', of: (row) => row._id },
  { title: 'Deposit', of: (row) => row.deposit ?? 0, isMoney: true },
  { title: 'Tax', of: (row) => row.tax ?? 0, isMoney: true },
];
