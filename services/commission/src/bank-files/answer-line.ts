import type { Paise } from '@deepam/contracts';

/**
 * In `returned` lines the bank had paid and has returned the money to the company. The ISO day `paidOn` is that of the
 * payment or the return.
 */
export interface AnswerLine {
  readonly line: number;
  readonly reference: string;
  readonly says: 'paid' | 'failed' | 'returned' | 'unclear';
  readonly amountPaise: Paise | null;
  readonly utr: string | null;
  readonly paidOn: string | null;
  readonly reason: string | null;
}

export interface ReadAnswer {
  readonly lines: readonly AnswerLine[];
  readonly others: number;
}

/** The function returns null for a number that can't identify a payment, such as one that Excel has rounded. */
export function utrIn(text: string): string | null {
  const plain = text.replace(/[\s'-]+/g, '').toUpperCase();
  return /^(?=.*\d)[A-Z0-9]{6,30}$/.test(plain) ? plain : null;
}
