import type { Paise } from '@deepam/contracts';

export interface AnswerLine {
  readonly line: number;
  readonly reference: string;
  /** In `returned` lines the bank had paid and has returned the money to the company. */
  readonly says: 'paid' | 'failed' | 'returned' | 'unclear';
  readonly amountPaise: Paise | null;
  readonly utr: string | null;
  /** The ISO day is that of the payment or the return. */
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
