import type { ErrorCode } from '@deepam/contracts';

/** Whose a UTR is and what it stands for. */
export interface HeldReference {
  readonly memberId: string;
  readonly saleId: string | null;
  readonly orderId?: string | null;
  /** The order exists; before that it is only announced. */
  readonly isOrdered?: boolean;
  readonly reservedAt?: Date;
}

/** `waitsForPlan`: the member's plan request that waits shows this very number. */
export type Claim =
  | { readonly kind: 'plan'; readonly memberId: string }
  | {
      readonly kind: 'cotton';
      readonly memberId: string;
      readonly orderId: string;
      readonly waitsForPlan: boolean;
      readonly reservedAt: Date;
    };

/**
 * Whether a UTR may stand for this payment. It belongs to its first sender, who may send it again until it has led to a sale
 * or an order; an order that was announced and never came does not hold it against another order.
 */
export function mayStandFor(held: HeldReference | null, claim: Claim): boolean {
  if (claim.kind === 'cotton' && claim.waitsForPlan) return false;
  if (held === null) return true;
  if (held.memberId !== claim.memberId || held.saleId !== null) return false;
  const orderId = held.orderId ?? null;
  switch (claim.kind) {
    case 'plan':
      return orderId === null;
    case 'cotton':
      return orderId === null || orderId === claim.orderId || held.isOrdered !== true;
  }
}

export type StandsFor = 'nothing' | 'request' | 'order' | 'sale';

/** Milliseconds after which an order that was announced will not come any more: longer than any call may take. */
const announcedMs = 10 * 60_000;

export function standsFor(held: HeldReference, waitsForPlan: boolean, now: Date): StandsFor {
  if (held.saleId !== null) return 'sale';
  if (waitsForPlan) return 'request';
  if ((held.orderId ?? null) === null) return 'nothing';
  const isAwaited = now.getTime() - (held.reservedAt?.getTime() ?? 0) < announcedMs;
  return held.isOrdered === true || isAwaited ? 'order' : 'nothing';
}

/** Why the head may not take a UTR from its sender, or null. */
export const releaseError = (stands: StandsFor): ErrorCode | null => (stands === 'nothing' ? null : 'NETWORK.UTR_HELD');
