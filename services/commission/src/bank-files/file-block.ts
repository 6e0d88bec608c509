import type { fileBlocks, PayableKind, PayableRowState } from '@deepam/contracts';

/** The facts about a payee that decide whether a bank file can pay them now. */
export interface PayeeStanding {
  readonly isSuspended: boolean;
  readonly hasWithdrawnConsent: boolean;
  /** After a reversal the balance does not cover the open payouts. */
  readonly isBelowZero: boolean;
  readonly heldUntil: Date | undefined;
  /** The answer of identity; undefined for a closed account. */
  readonly bank: { readonly digest: string | null } | undefined;
}

export interface FileBlock {
  readonly reason: (typeof fileBlocks)[number];
  readonly until?: Date;
}

/** Why something is not taken into a bank file, what lasts longest first; null when it is. */
export function blockOf(
  { kind, state }: { readonly kind: PayableKind; readonly state: PayableRowState },
  { isSuspended, hasWithdrawnConsent, isBelowZero, heldUntil, bank }: PayeeStanding,
): FileBlock | null {
  if (state === 'rejected') return { reason: 'decided' };
  if (state === 'paid' || state === 'paid-twice') return { reason: 'paid' };
  if (state === 'in-transfer') return { reason: 'in-transfer' };
  if (bank === undefined) return { reason: 'account-closed' };
  if (isSuspended) return { reason: 'suspended' };
  if (hasWithdrawnConsent) return { reason: 'consent-withdrawn' };
  if (isBelowZero && kind === 'payout') return { reason: 'not-covered' };
  if (bank.digest === null) return { reason: 'bank-details-missing' };
  if (heldUntil !== undefined) return { reason: 'bank-details-held', until: heldUntil };
  return null;
}
