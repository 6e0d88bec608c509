import { higherPlans, type NetworkRow, type Permission } from '@deepam/contracts';
import type { Desk } from '../../lib/auth/use-desk.js';

export type RowAction = 'approvePlan' | 'updatePlan' | 'approve' | 'delete';

type Judged = Pick<NetworkRow, 'plan' | 'requestedPlan' | 'isApproved' | 'isHead' | 'isDeletable' | 'isClosed'>;

/** What the head can do with a member now (docs/specification/web.md). The head's own row and a closed account offer nothing. */
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
  // A plan that nobody asked for makes commission out of nothing.
  updatePlan: ['decide-plans', 'adjust-money'],
  approve: ['approve-members'],
  delete: ['approve-members'],
} as const satisfies Record<RowAction, readonly Permission[]>;

/** Those of them that the work of whoever looks at the list includes. */
export const openActionsOf = ({ may }: Desk, member: Judged): RowAction[] =>
  actionsOf(member).filter((action) => needs[action].every((one) => may(one)));

/** What can be done with many members at once: what needs nothing typed or chosen. */
export const bulkActions = ['approve', 'approvePlan'] as const;
export type BulkMemberAction = (typeof bulkActions)[number];

export const mayBulk = (desk: Desk, member: Judged): boolean =>
  openActionsOf(desk, member).some((action) => bulkActions.some((bulk) => bulk === action));
