import type { Paise } from '@deepam/contracts';
import type { Deduction } from './deduct.js';

/**
 * The tax is fixed at the approval and stored with the payout, so that documents always show the same. It is charged on
 * the commission in the payout only.
 */
export interface PayoutTax extends Deduction {
  readonly grossPaise: Paise;
  readonly netPaise: Paise;
  /** The key is a digest of the PAN, or names the member. */
  readonly personKey: string;
  readonly year: number;
  readonly hasPan: boolean;
  readonly ratesVersion: number;
  readonly fixedAt: Date;
}
