import { coolingOffEnd, type ErrorCode, type reversalBlocks } from '@deepam/contracts';
import type { Membership } from '../../membership/persistence/membership.schema.js';
import type { PlanSale } from '../persistence/plan-sale.schema.js';

export type ReversalBlock = (typeof reversalBlocks)[number];

/** What keeps this sale of the member from being reversed, or null: a sale is taken back from the top, and before anything is built on it. */
export function reversalBlock(
  { reversal, plan }: Pick<PlanSale, 'reversal' | 'plan'>,
  member: Pick<Membership, 'plan' | 'planRequest'>,
): ReversalBlock | null {
  if (reversal !== undefined) return 'reversed';
  if (member.plan !== plan) return 'later-sale';
  return member.planRequest === undefined ? null : 'request-waits';
}

export const blockErrors: Readonly<Record<ReversalBlock, ErrorCode>> = {
  reversed: 'NETWORK.SALE_REVERSED',
  'later-sale': 'NETWORK.SALE_HAS_UPGRADE',
  'request-waits': 'NETWORK.PLAN_REQUEST_WAITS',
};

/** Why a member who asked at that moment cannot give the plan back, or null. */
export function coolingOffError(
  { amountPaise, approvedAt }: Pick<PlanSale, 'amountPaise' | 'approvedAt'>,
  askedAt: Date,
): ErrorCode | null {
  if (amountPaise === 0) return 'NETWORK.NOTHING_PAID';
  return askedAt < coolingOffEnd(approvedAt) ? null : 'NETWORK.COOLING_OFF_OVER';
}
