import type { CottonOrderStatus, DepositReturnStatus } from '@deepam/contracts';

export const orderTransitions: Record<CottonOrderStatus, readonly CottonOrderStatus[]> = {
  Requested: ['Approved', 'Rejected'],
  Approved: ['Delivered'],
  Rejected: [],
  Delivered: [],
};

export type ReturnState = DepositReturnStatus | null;

export const returnTransitions: Record<DepositReturnStatus | 'none', readonly DepositReturnStatus[]> = {
  none: ['Requested'],
  Requested: ['Approved', 'Rejected'],
  Approved: [],
  Rejected: [],
};

/** The statuses are the condition of the update, so one of two concurrent decisions wins. */
export function orderStatusesBefore(next: CottonOrderStatus): CottonOrderStatus[] {
  return (Object.keys(orderTransitions) as CottonOrderStatus[]).filter((from) => orderTransitions[from].includes(next));
}

export function returnStatesBefore(next: DepositReturnStatus): ReturnState[] {
  return (Object.keys(returnTransitions) as (DepositReturnStatus | 'none')[])
    .filter((from) => returnTransitions[from].includes(next))
    .map((from) => (from === 'none' ? null : from));
}
