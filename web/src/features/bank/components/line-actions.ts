import type { BankLineView } from '@deepam/contracts';
import type { LinePayment } from './line-payment.js';

/** The payment that is matched with a line: proposed, or chosen. */
export type MatchedPayment = Pick<LinePayment, '_id' | 'name' | 'amount' | 'status'>;
export interface Actions {
  onMatch: (line: BankLineView, payment: MatchedPayment) => void;
  onRelease: (line: BankLineView) => void;
  onDismissReversal: (line: BankLineView) => void;
  /** By search among all requests without money. */
  onChoose: (line: BankLineView) => void;
}
