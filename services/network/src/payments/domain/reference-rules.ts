import type { ErrorCode } from '@deepam/contracts';

export interface HeldReference {
  readonly memberId: string;
  readonly saleId: string | null;
  readonly orderId?: string | null;
  readonly isOrdered?: boolean;
  readonly reservedAt?: Date;
}

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
 * A UTR belongs to its first sender, who may send it again until it has led to a sale or an order. An announced order
 * that never arrived does not block another order.
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

/** After this many milliseconds an announced order will not arrive any more, as no call takes longer. */
const announcedMs = 10 * 60_000;

export function standsFor(held: HeldReference, waitsForPlan: boolean, now: Date): StandsFor {
  if (held.saleId !== null) return 'sale';
  if (waitsForPlan) return 'request';
  if ((held.orderId ?? null) === null) return 'nothing';
  const isAwaited = now.getTime() - (held.reservedAt?.getTime() ?? 0) < announcedMs;
  return held.isOrdered === true || isAwaited ? 'order' : 'nothing';
}

export const releaseError = (stands: StandsFor): ErrorCode | null => (stands === 'nothing' ? null : 'NETWORK.UTR_HELD');
