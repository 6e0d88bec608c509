import { coolingOffEnd, toRupees, type ResponseOf, type listPlanSales, type SoldPlan } from '@deepam/contracts';
import type { Membership } from '../tree/persistence/membership.schema.js';
import { coolingOffError, reversalBlock } from './domain/plan-rules.js';
import type { Cancellation } from './persistence/cancellations.repository.js';
import type { PlanSale } from './persistence/plan-sale.schema.js';

type OwnSale = ResponseOf<typeof listPlanSales>[number];
type Member = Pick<Membership, 'plan' | 'planRequest'>;

const common = (sale: PlanSale, cancellation: Cancellation | undefined) => ({
  _id: sale._id,
  date: sale.approvedAt.toISOString(),
  previousPlan: sale.previousPlan ?? null,
  plan: sale.plan,
  payment: sale.payment,
  amount: toRupees(sale.amountPaise),
  utr: sale.utr ?? null,
  reversal: sale.reversal
    ? {
        at: sale.reversal.at.toISOString(),
        kind: sale.reversal.kind,
      }
    : null,
  cancellation: cancellation
    ? {
        _id: cancellation._id,
        status: cancellation.status,
        requestedAt: cancellation.requestedAt.toISOString(),
        reason: cancellation.reason ?? null,
        rejectionReason: cancellation.rejectionReason ?? null,
      }
    : null,
});

export function ownSale(
  sale: PlanSale,
  cancellation: Cancellation | undefined,
  { member, now, proof }: { member: Member; now: Date; proof: string | null },
): OwnSale {
  const mayAsk =
    reversalBlock(sale, member) === null && coolingOffError(sale, now) === null && cancellation?.status !== 'waiting';
  const cancelUntil = mayAsk ? coolingOffEnd(sale.approvedAt).toISOString() : null;
  return { ...common(sale, cancellation), proof, cancelUntil };
}

export const soldPlan = (sale: PlanSale, cancellation: Cancellation | undefined, member: Member): SoldPlan => ({
  ...common(sale, cancellation),
  coolingOffEnd: coolingOffEnd(sale.approvedAt).toISOString(),
  blocked: reversalBlock(sale, member),
});
