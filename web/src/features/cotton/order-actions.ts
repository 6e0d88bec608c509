import type { CottonOrderView } from '@deepam/contracts';

export type OrderAction = 'approve' | 'reject' | 'deliver' | 'processReturn';

const byStatus: Record<CottonOrderView['status'], readonly OrderAction[]> = {
  Requested: ['approve', 'reject'],
  Approved: ['deliver'],
  Rejected: [],
  Delivered: [],
};

/** What the head can do with an order now. */
export function actionsOf(order: Pick<CottonOrderView, 'status' | 'depositReturnStatus'>): readonly OrderAction[] {
  return order.depositReturnStatus === 'Requested' ? ['processReturn'] : byStatus[order.status];
}

/** The owner may ask once, for a delivered order. */
export function mayRequestReturn(order: Pick<CottonOrderView, 'status' | 'depositReturnRequested'>): boolean {
  return order.status === 'Delivered' && !order.depositReturnRequested;
}
