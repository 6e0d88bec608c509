import type { CottonOrderStatus, DepositReturnStatus, OrderStep } from '@deepam/contracts';

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
