import type { CottonOrderStatus, DepositReturnStatus, OrderStep } from '@deepam/contracts';

const orderTransitions: Record<CottonOrderStatus, readonly CottonOrderStatus[]> = {
  Requested: ['Approved', 'Rejected'],
  Approved: ['Delivered'],
  Rejected: [],
  Delivered: [],
};

type ReturnState = DepositReturnStatus | null;

const returnTransitions: Record<DepositReturnStatus | 'none', readonly DepositReturnStatus[]> = {
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

const ofOrder = {
  Approved: 'approved',
  Rejected: 'rejected',
  Delivered: 'delivered',
} as const satisfies Record<Exclude<CottonOrderStatus, 'Requested'>, OrderStep>;
const ofReturn = {
  Requested: 'return-requested',
  Approved: 'return-approved',
  Rejected: 'return-rejected',
} as const satisfies Record<DepositReturnStatus, OrderStep>;

export const stepOfOrder = (status: keyof typeof ofOrder): OrderStep => ofOrder[status];
export const stepOfReturn = (status: DepositReturnStatus): OrderStep => ofReturn[status];
