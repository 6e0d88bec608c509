import { coolingOffEnd, type ErrorCode, type reversalBlocks } from '@deepam/contracts';
import type { Membership } from '../../tree/persistence/membership.schema.js';
import type { PlanSale } from '../persistence/plan-sale.schema.js';

export type ReversalBlock = (typeof reversalBlocks)[number];

/**
 * Sales are reversed from the highest plan down, and only while no request builds on them.
 * @returns the reason against the reversal, or null
 */
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

export function coolingOffError(
  { amountPaise, approvedAt }: Pick<PlanSale, 'amountPaise' | 'approvedAt'>,
  requestedAt: Date,
): ErrorCode | null {
  if (amountPaise === 0) return 'NETWORK.NOTHING_PAID';
  return requestedAt < coolingOffEnd(approvedAt) ? null : 'NETWORK.COOLING_OFF_OVER';
}
