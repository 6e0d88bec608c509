import { higherPlans, type NetworkRow, type Permission } from '@deepam/contracts';
import type { Desk } from '../../lib/auth/use-desk.js';

export type RowAction = 'approvePlan' | 'updatePlan' | 'approve' | 'delete';

type Judged = Pick<NetworkRow, 'plan' | 'requestedPlan' | 'isApproved' | 'isHead' | 'isDeletable' | 'isClosed'>;

export function actionsOf({ plan, requestedPlan, isApproved, isHead, isDeletable, isClosed }: Judged): RowAction[] {
  if (isHead || isClosed) return [];
  const canRise = higherPlans(plan).length > 0;
  return [
    ...(canRise && requestedPlan !== null ? (['approvePlan'] as const) : []),
    ...(canRise ? (['updatePlan'] as const) : []),
    ...(isApproved ? [] : (['approve'] as const)),
    ...(isApproved || !isDeletable ? [] : (['delete'] as const)),
  ];
}

const needs = {
  approvePlan: ['decide-plans'],
  // A plan without a payment creates commission, so it needs both permissions.
  updatePlan: ['decide-plans', 'adjust-money'],
  approve: ['approve-members'],
  delete: ['approve-members'],
} as const satisfies Record<RowAction, readonly Permission[]>;

export const openActionsOf = ({ may }: Desk, member: Judged): RowAction[] =>
  actionsOf(member)
    .filter((action) => needs[action].every((one) => may(one)))
    .filter(() => member.isApproved || may('approve-members'));

export const bulkActions = ['approve', 'approvePlan'] as const;
export type BulkMemberAction = (typeof bulkActions)[number];

export const mayBulk = (desk: Desk, member: Judged): boolean =>
  openActionsOf(desk, member).some((action) => bulkActions.some((bulk) => bulk === action));
