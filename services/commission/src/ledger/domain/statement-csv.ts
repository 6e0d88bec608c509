import type { StatementRow } from '@deepam/contracts';

const columns: readonly (readonly [title: string, of: (row: StatementRow) => string | number | null])[] = [
  ['Date', (row) => row.date],
  ['Kind', (row) => row.kind],
  ['Amount', (row) => row.amount.toFixed(2)],
  ['Commission', (row) => row.commission.toFixed(2)],
  ['Earnings', (row) => row.earnings.toFixed(2)],
  ['Pending', (row) => row.pending.toFixed(2)],
  ['Available', (row) => row.available.toFixed(2)],
  ['Reserved', (row) => row.reserved.toFixed(2)],
  ['Paid', (row) => row.paid.toFixed(2)],
  ['Level', (row) => row.level],
  ['From name', (row) => row.from && text(row.from.name)],
  ['From code', (row) => row.from && text(row.from.referralCode)],
  ['Reason', (row) => row.reason && text(row.reason)],
  ['Sale', (row) => row.saleId],
  ['Order', (row) => row.orderId],
  ['Payout', (row) => row.payoutId],
  ['Corrects', (row) => row.correctsId],
  ['Entry', (row) => row._id],
  ['Deposit', (row) => (row.deposit ?? 0).toFixed(2)],
];

/** RFC 4180, amounts in rupees. */
export const csvTitle = line(columns.map(([title]) => title));
export const csvLine = (row: StatementRow): string => line(columns.map(([, of]) => String(of(row) ?? '')));

function line(cells: readonly string[]): string {
  return `${cells.map((cell) => (/[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)).join(',')}\r\n`;
}

/** People's own words, which a spreadsheet must not run as a formula. */
const text = (words: string): string => (/^[=+\-@\t\r]/.test(words) ? `'${words}` : words);
