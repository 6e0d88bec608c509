import type { CottonOrderStatus, DepositReturnStatus } from '@deepam/contracts';

/** From each status, what the head may set next. */
export const orderTransitions: Record<CottonOrderStatus, readonly CottonOrderStatus[]> = {
  Requested: ['Approved', 'Rejected'],
  Approved: ['Delivered'],
  Rejected: [],
  Delivered: [],
};

export type ReturnState = DepositReturnStatus | null;

/** From each state of the deposit return, what may follow; a return is asked for once. */
export const returnTransitions: Record<DepositReturnStatus | 'none', readonly DepositReturnStatus[]> = {
  none: ['Requested'],
  Requested: ['Approved', 'Rejected'],
  Approved: [],
  Rejected: [],
};

/** The statuses from which `next` may be set: the condition of the update, so that of two racing decisions one wins. */
export function orderStatusesBefore(next: CottonOrderStatus): CottonOrderStatus[] {
  return (Object.keys(orderTransitions) as CottonOrderStatus[]).filter((from) => orderTransitions[from].includes(next));
}

export function returnStatesBefore(next: DepositReturnStatus): ReturnState[] {
  return (Object.keys(returnTransitions) as (DepositReturnStatus | 'none')[])
    .filter((from) => returnTransitions[from].includes(next))
    .map((from) => (from === 'none' ? null : from));
}
