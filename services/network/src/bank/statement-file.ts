import type { StatementLine } from '@deepam/bank-statements';
import type { BankLayout } from '@deepam/contracts';
import type { BankStatement } from './persistence/bank-statement.schema.js';

export interface StatementFile {
  readonly account: string;
  readonly sha256: string;
  readonly fingerprint: string;
  readonly layoutVersion: number;
  readonly layout: BankLayout;
  readonly lines: readonly StatementLine[];
  readonly leftOut?: number;
}

export interface Imported {
  readonly statement: BankStatement;
  readonly isKnown: boolean;
  readonly lineIds: readonly string[];
  readonly reversed: number;
}
