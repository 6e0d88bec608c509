import type { brokenLineReasons, Paise } from '@deepam/contracts';
import type { Direction } from './parse-amount.js';

/** `line` is the line of the file, from 1; `balancePaise` is the balance after it, or null if the bank shows none. */
export interface StatementLine {
  readonly line: number;
  readonly date: string;
  readonly narration: string;
  readonly reference: string;
  readonly direction: Direction;
  readonly amountPaise: Paise;
  readonly balancePaise: Paise | null;
}

/**
 * The reason `cells` means more cells than headers, or a cell with a row in it; `swapped` means that a spreadsheet has
 * swapped day and month; `future` means that the day is after the last day that the bank can know; `gap` means that the
 * balance does not follow from the line before.
 */
export interface BrokenLine {
  readonly line: number;
  readonly reason: (typeof brokenLineReasons)[number];
}
