import type { fileBlocks, PayableKind, PayableRowState } from '@deepam/contracts';

/** The facts about a payee that decide whether a bank file can pay them now. */
export interface PayeeStanding {
  readonly isClosed: boolean;
  readonly isSuspended: boolean;
  readonly hasWithdrawnConsent: boolean;
  /** After a reversal the balance does not cover the open payouts. */
  readonly isBelowZero: boolean;
  /** The account number and the IFSC are known; their event may still be on its way. */
  readonly hasBankDetails: boolean;
  readonly heldUntil: Date | undefined;
}

export interface FileBlock {
  readonly reason: (typeof fileBlocks)[number];
  readonly until?: Date;
}

/** Why something is not taken into a bank file, what lasts longest first; null when it is. */
export function blockOf(
  { kind, state }: { readonly kind: PayableKind; readonly state: PayableRowState },
  { isClosed, isSuspended, hasWithdrawnConsent, isBelowZero, hasBankDetails, heldUntil }: PayeeStanding,
): FileBlock | null {
  if (state === 'rejected') return { reason: 'decided' };
  if (state === 'paid' || state === 'paid-twice') return { reason: 'paid' };
  if (state === 'in-transfer') return { reason: 'in-transfer' };
  if (isClosed) return { reason: 'account-closed' };
  if (isSuspended) return { reason: 'suspended' };
  if (hasWithdrawnConsent) return { reason: 'consent-withdrawn' };
  if (isBelowZero && kind === 'payout') return { reason: 'not-covered' };
  if (!hasBankDetails) return { reason: 'bank-details-missing' };
  if (heldUntil !== undefined) return { reason: 'bank-details-held', until: heldUntil };
  return null;
}
