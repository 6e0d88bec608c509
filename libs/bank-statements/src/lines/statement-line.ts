import type { brokenLineReasons, Paise } from '@deepam/contracts';
import type { Direction } from './parse-amount.js';

export interface StatementLine {
  /** Of the file, from 1. */
  readonly line: number;
  /** ISO day. */
  readonly date: string;
  readonly narration: string;
  readonly reference: string;
  readonly direction: Direction;
  readonly amountPaise: Paise;
  /** After the line; null where the bank shows none. */
  readonly balancePaise: Paise | null;
}

/**
 * `cells`: more than there are headers, or a cell with a row in it; `swapped`: a spreadsheet turned day and month round; `future`: the day is after the last day that the bank can know;
 * `gap`: the balance does not follow from the line before.
 */
export interface BrokenLine {
  readonly line: number;
  readonly reason: (typeof brokenLineReasons)[number];
}
