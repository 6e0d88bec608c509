import {
  isHigherPlan,
  type ErrorCode,
  type PlanName,
  type Paise,
  coolingOffEnd,
  type reversalBlocks,
} from '@deepam/contracts';
import type { MatchedCredit } from '../../bank/domain/matched-credit.js';
import type { SaleApproval, PlanSale } from '../persistence/plan-sale.schema.js';
import type { Membership } from '../../tree/persistence/membership.schema.js';

/**
 * A decision without a request id applies to any request.
 * @returns the reason why the decision is too late, or null
 */
export function requestError(
  present: { readonly requestId: string } | undefined,
  lookedAt: string | undefined,
): ErrorCode | null {
  return lookedAt === undefined || lookedAt === present?.requestId ? null : 'NETWORK.REQUEST_CHANGED';
}

export const settlesRequest = (plan: PlanName, request: { readonly plan: PlanName }): boolean =>
  !isHigherPlan(request.plan, plan);

interface Holder {
  readonly isHead: boolean;
  readonly plan: PlanName | null;
}

type PlanStep = 'buy' | 'grant';

export function planError({ isHead, plan }: Holder, wanted: PlanName, step: PlanStep): ErrorCode | null {
  if (isHead) return 'NETWORK.HEAD_HAS_NO_PLAN';
  if (isHigherPlan(wanted, plan)) return null;
  switch (step) {
    case 'buy':
      return 'NETWORK.PLAN_NOT_HIGHER';
    case 'grant':
      return 'NETWORK.PLAN_ALREADY_HELD';
  }
}

export function approvalOf(
  { isHead }: { readonly isHead: boolean },
  credit: MatchedCredit | null,
  { duePaise, approverId }: { readonly duePaise: Paise; readonly approverId: string | null },
): SaleApproval {
  const line = credit === null ? {} : { lineId: credit.lineId };
  if (approverId !== null) return { kind: 'second-approver', approverId, ...line };
  if (credit?.amountPaise === duePaise && credit.doubt === null) return { kind: 'credit', ...line };
  return { kind: isHead ? 'head' : 'staff', ...line };
}

type ReversalBlock = (typeof reversalBlocks)[number];

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
