import type { BankLineView } from '@deepam/contracts';
import type { LinePayment } from './line-payment.js';

export type MatchedPayment = Pick<LinePayment, '_id' | 'name' | 'amount' | 'status'>;
export interface Actions {
  onMatch: (line: BankLineView, payment: MatchedPayment) => void;
  onRelease: (line: BankLineView) => void;
  onDismissReversal: (line: BankLineView) => void;
  onChoose: (line: BankLineView) => void;
}
