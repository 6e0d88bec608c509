import type { fileBlocks, PayableKind, PayableRowState } from '@deepam/contracts';

export interface PayeeStanding {
  readonly isClosed: boolean;
  readonly isSuspended: boolean;
  readonly hasWithdrawnConsent: boolean;
  readonly isBelowZero: boolean;
  readonly hasBankDetails: boolean;
  readonly heldUntil: Date | undefined;
}

export interface FileBlock {
  readonly reason: (typeof fileBlocks)[number];
  readonly until?: Date;
}

/**
 * The reason that lasts longest comes first.
 * @returns null if a bank file can pay it
 */
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
