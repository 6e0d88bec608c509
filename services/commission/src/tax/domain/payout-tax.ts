import type { Paise } from '@deepam/contracts';
import type { Deduction } from './deduct.js';

/**
 * What is deducted from a payout, fixed when it is approved and kept with it: paper that is printed later says the same.
 * It is on the commission in it alone: earnings are paid whole.
 */
export interface PayoutTax extends Deduction {
  readonly grossPaise: Paise;
  readonly netPaise: Paise;
  /** In whose sum it stands: a name for a PAN, or the member. */
  readonly personKey: string;
  readonly year: number;
  readonly hasPan: boolean;
  readonly ratesVersion: number;
  readonly fixedAt: Date;
}
