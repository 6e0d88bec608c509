import type { bankFileFormats } from '@deepam/contracts';

export type FileFormat = (typeof bankFileFormats)[number];

/** What a cell holds: of the payment, of the company, or the same text in each row. */

export type Holds =
  | 'account number'
  | 'amount'
  | 'company account'
  | 'day'
  | 'IFSC'
  | 'mode'
  | 'name'
  | 'narration'
  | 'nothing'
  | 'reference'
  | 'total'
  | `"${string}"`;

/** A file by which a bank pays many. As the bank's papers describe it, until an owner has tried it there. */

export interface BankFileLayout {
  readonly bank: string;
  readonly confirmed: false;
  readonly separator: ',' | '#';
  readonly ending: 'csv' | 'txt';
  readonly hasTitles: boolean;
  /** How the bank pays: accounts of its own, known by the IFSC, go by no NEFT. */
  readonly mode?: { readonly ownIfsc: string; readonly own: string; readonly others: string };
  readonly columns: readonly (readonly [title: string, holds: Holds])[];
  /** A row above the others, of the sum that leaves the company's account; as wide as the others. */
  readonly debit?: readonly Holds[];
}
