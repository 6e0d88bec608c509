import { higherPlans, type NetworkRow } from '@deepam/contracts';

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

/** What the head can do with many members at once: what needs nothing typed or chosen. */
export const bulkActions = ['approve', 'approvePlan'] as const;
export type BulkMemberAction = (typeof bulkActions)[number];

export const mayBulk = (member: Judged): boolean =>
  actionsOf(member).some((action) => bulkActions.some((bulk) => bulk === action));
