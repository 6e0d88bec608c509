import type { StatementLine } from '@deepam/bank-statements';
import type { BankLayout } from '@deepam/contracts';
import type { BankStatement } from './persistence/bank-statement.schema.js';

export interface StatementFile {
  readonly account: string;
  readonly sha256: string;
  /** Of the headers. */
  readonly fingerprint: string;
  /** Of the confirmed columns, and these. */
  readonly layoutVersion: number;
  readonly layout: BankLayout;
  readonly lines: readonly StatementLine[];
  /** That could not be read. */
  readonly leftOut?: number;
}

export interface Imported {
  readonly statement: BankStatement;
  /** It was taken in before, and nothing was changed. */
  readonly isKnown: boolean;
  /** Of all its lines. */
  readonly lineIds: readonly string[];
  /** The count of the credits that its debits reverse. */
  readonly reversed: number;
}
