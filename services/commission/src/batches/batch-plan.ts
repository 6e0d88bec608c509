import type { PayoutDocument } from '../payouts/persistence/payout.schema.js';
import type { PayoutTax } from '../tax/domain/payout-tax.js';
import type { TaxQuestion } from '../tax/tax-run.js';
import type { BatchBlock } from './domain/batch-block.js';

/** What identity says of the payees. */
export interface CheckedDetails {
  /** By member. */
  readonly bank: ReadonlyMap<string, { readonly digest: string | null; readonly changedAt: string | null }>;
  readonly taxed: TaxQuestion | null;
}

export interface BatchPayment {
  readonly payout: PayoutDocument;
  readonly bankDigest: string;
  readonly tax: PayoutTax | null;
  /** A file for the bank had it before. */
  readonly wasFiled: boolean;
}

export interface BatchPlan {
  readonly payable: readonly BatchPayment[];
  readonly blocked: readonly (BatchBlock & { readonly payoutId: string; readonly payout?: PayoutDocument })[];
}
