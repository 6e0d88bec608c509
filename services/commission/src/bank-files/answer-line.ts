import type { Paise } from '@deepam/contracts';

/** What a row of a bank's file says about one of our references. */
export interface AnswerLine {
  /** Of the file, from 1. */
  readonly line: number;
  readonly reference: string;
  /** `returned`: the bank had paid, and has returned the money to the company. */
  readonly says: 'paid' | 'failed' | 'returned' | 'unclear';
  readonly amountPaise: Paise | null;
  readonly utr: string | null;
  /** ISO day of the payment or the return. */
  readonly paidOn: string | null;
  readonly reason: string | null;
}

/** The lines of a list that name transfers of a bank file. */
export interface ReadAnswer {
  readonly lines: readonly AnswerLine[];
  /** Rows without a reference. */
  readonly others: number;
}

/** A number by which the bank knows the payment, as it may be kept; null for anything else, such as one that Excel has rounded. */
export function utrIn(text: string): string | null {
  const plain = text.replace(/[\s'-]+/g, '').toUpperCase();
  return /^(?=.*\d)[A-Z0-9]{6,30}$/.test(plain) ? plain : null;
}
