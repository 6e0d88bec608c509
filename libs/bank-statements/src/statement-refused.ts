import { limits } from './limits.js';

/** The text of 20000 is "20,000" and that of 100000 "1,00,000". The first number formatter takes 8 MB of a process. */
export function grouped(count: number): string {
  const digits = String(count);
  let text = digits.slice(-3);
  for (let rest = digits.slice(0, -3); rest !== ''; rest = rest.slice(0, -2)) text = `${rest.slice(-2)},${text}`;
  return text;
}

export const refusals = {
  empty: 'This file has no rows.',
  'too-large': 'This file is too large. Please take a shorter period.',
  'too-many-rows': `This file has more than ${grouped(limits.rows)} rows. Please take a shorter period.`,
  protected: 'This file has a password. Please save it without one, or download it as CSV.',
  'old-excel': 'This is an old Excel file (.xls). Please save it as .xlsx or .csv.',
  'several-statements':
    'This file has statements on more than one sheet. Please save the sheet of this account on its own.',
  'not-a-table': 'This is not a statement that can be read. Please download it from the bank as CSV or XLSX.',
} as const;
export type Refusal = keyof typeof refusals;

/** The file can't be read as a whole; no part of it was imported. */
export class StatementRefused extends Error {
  constructor(
    readonly reason: Refusal,
    options?: ErrorOptions,
  ) {
    super(refusals[reason], options);
  }
}
