import { sumPaise, toDecimalString, type Paise } from '@deepam/contracts';
import type { BankFileLayout, Holds } from './bank-file-layouts.js';

export interface BankPaymentLine {
  readonly name: string;
  readonly accountNumber: string;
  readonly ifsc: string;
  readonly amountPaise: Paise;
  readonly reference: string;
}

export interface OfTheCompany {
  readonly account: string;
  /** The day is an ISO day in India. */
  readonly day: string;
}

/** Rows end as on Windows, where banks read the file. The file is plain ASCII and has no byte order mark. */
export function writeBankFile(
  layout: BankFileLayout,
  lines: readonly BankPaymentLine[],
  company: OfTheCompany,
): string {
  const total = sumPaise(lines.map(({ amountPaise }) => amountPaise));
  const cells = (holds: readonly Holds[], line?: BankPaymentLine): string =>
    holds.map((what) => cellOf(what, line, { ...company, total, mode: layout.mode })).join(layout.separator);
  const holds = layout.columns.map(([, what]) => what);
  const rows = [
    ...(layout.hasTitles ? [layout.columns.map(([title]) => title).join(layout.separator)] : []),
    ...(layout.debit ? [cells(layout.debit)] : []),
    ...lines.map((line) => cells(holds, line)),
  ];
  return rows.map((row) => `${row}\r\n`).join('');
}

function cellOf(
  holds: Holds,
  line: BankPaymentLine | undefined,
  { account, day, total, mode }: OfTheCompany & { readonly total: Paise; readonly mode: BankFileLayout['mode'] },
): string {
  switch (holds) {
    case 'account number':
      return line?.accountNumber ?? '';
    case 'amount':
      return line ? toDecimalString(line.amountPaise) : '';
    case 'company account':
      return account;
    case 'day':
      return day.split('-').toReversed().join('/');
    case 'IFSC':
      return line?.ifsc ?? '';
    case 'mode':
      return (mode && line && (line.ifsc.startsWith(mode.ownIfsc) ? mode.own : mode.others)) ?? '';
    case 'name':
      return line?.name ?? '';
    case 'narration':
      return line ? `PAYOUT ${line.reference}` : 'PAYOUTS';
    case 'nothing':
      return '';
    case 'reference':
      return line?.reference ?? '';
    case 'total':
      return toDecimalString(total);
    default:
      return holds.slice(1, -1);
  }
}
