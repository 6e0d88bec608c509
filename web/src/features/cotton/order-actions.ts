import type { CottonOrderView, Permission } from '@deepam/contracts';
import type { Desk } from '../../lib/auth/use-desk.js';

export type OrderAction = 'approve' | 'reject' | 'deliver' | 'processReturn';

const byStatus: Record<CottonOrderView['status'], readonly OrderAction[]> = {
  Requested: ['approve', 'reject'],
  Approved: ['deliver'],
  Rejected: [],
  Delivered: [],
};

/** What of it staff need the permission for. */
const needs = {
  approve: 'decide-cotton',
  reject: 'decide-cotton',
  deliver: 'dispatch',
  processReturn: 'decide-cotton',
} as const satisfies Record<OrderAction, Permission>;
export const isOpenTo = ({ may }: Desk, action: OrderAction): boolean => may(needs[action]);

/** What can be done with an order now. */
export function actionsOf(order: Pick<CottonOrderView, 'status' | 'depositReturnStatus'>): readonly OrderAction[] {
  return order.depositReturnStatus === 'Requested' ? ['processReturn'] : byStatus[order.status];
}

/** The owner may ask once, for a delivered order. */
export function mayRequestReturn(order: Pick<CottonOrderView, 'status' | 'depositReturnRequested'>): boolean {
  return order.status === 'Delivered' && !order.depositReturnRequested;
}

export const mayDeliver = (order: Parameters<typeof actionsOf>[0]): boolean => actionsOf(order).includes('deliver');
