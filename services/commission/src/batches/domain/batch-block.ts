import type { batchBlocks } from '@deepam/contracts';
import type { PayoutDocument } from '../../payouts/persistence/payout.schema.js';

/** What decides whether somebody can be paid by a batch at this moment. */
export interface PayeeStanding {
  readonly isSuspended: boolean;
  readonly hasWithdrawnConsent: boolean;
  /** It was set free as unpaid, and the bank says that it was paid. */
  readonly isSaidPaid: boolean;
  /** Commission was taken back, and the balance does not cover what waits. */
  readonly isBelowZero: boolean;
  readonly heldUntil: Date | undefined;
  /** As identity says; undefined for an account that is not live. */
  readonly bank: { readonly digest: string | null } | undefined;
}

export interface BatchBlock {
  readonly reason: (typeof batchBlocks)[number];
  readonly until?: Date;
}

/** Why the payout is not taken into a batch, what lasts longest first; null when it is. */
export function blockOf(
  { status, batchId }: Pick<PayoutDocument, 'status' | 'batchId'>,
  { isSaidPaid, isSuspended, hasWithdrawnConsent, isBelowZero, heldUntil, bank }: PayeeStanding,
): BatchBlock | null {
  if (status !== 'Requested') return { reason: 'decided' };
  if (batchId != null) return { reason: 'in-batch' };
  if (isSaidPaid) return { reason: 'said-paid' };
  if (bank === undefined) return { reason: 'account-closed' };
  if (isSuspended) return { reason: 'suspended' };
  if (hasWithdrawnConsent) return { reason: 'consent-withdrawn' };
  if (isBelowZero) return { reason: 'not-covered' };
  if (bank.digest === null) return { reason: 'bank-details-missing' };
  if (heldUntil !== undefined) return { reason: 'bank-details-held', until: heldUntil };
  return null;
}
