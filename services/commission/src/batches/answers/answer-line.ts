import type { Paise } from '@deepam/contracts';

/** What a row of a bank's file says about one of our references. */
export interface AnswerLine {
  /** Of the file, from 1. */
  readonly line: number;
  readonly reference: string;
  /** `returned`: the money came back to the company; `other`: that credit serves, or may serve, something else. */
  readonly says: 'paid' | 'failed' | 'returned' | 'other' | 'unclear';
  /** The movement of money that a statement's line shows. */
  readonly movementKey?: string;
  /** Of what failed: by the words of the bank's list it had left, and came back. */
  readonly hadLeft?: true;
  readonly amountPaise: Paise | null;
  readonly utr: string | null;
  /** ISO day. */
  readonly paidOn: string | null;
  readonly reason: string | null;
}

/** What a file says of a batch. */
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
