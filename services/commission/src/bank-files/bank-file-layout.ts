import type { bankFileFormats } from '@deepam/contracts';

export type FileFormat = (typeof bankFileFormats)[number];

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

/** The layout follows the bank's documentation until an owner has tried it with that bank. */

export interface BankFileLayout {
  readonly bank: string;
  readonly confirmed: false;
  readonly separator: ',' | '#';
  readonly ending: 'csv' | 'txt';
  readonly hasTitles: boolean;
  readonly mode?: { readonly ownIfsc: string; readonly own: string; readonly others: string };
  readonly columns: readonly (readonly [title: string, holds: Holds])[];
  /** The optional first row states the sum that leaves the company's account. It is as wide as the other rows. */
  readonly debit?: readonly Holds[];
}
