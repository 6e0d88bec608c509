import type { CottonOrderView } from '@deepam/contracts';
import { useMembership } from '../../lib/network/membership.js';
import { useCottonOrders } from './api/cotton-orders.js';

/** Names in the address the refused order for which another proof is sent: a tab that was dropped comes back to it. */
export const againParameter = 'again';

/** Whether the caller may order, as far as it is known. */
export function useMayOrder(): boolean {
  const membership = useMembership().data;
  return membership?.isApproved === true && membership.plan !== null;
}

/** Whether the caller's order was refused and none was made after it: another proof may be sent. */
export function useIsAnswerable(order: Pick<CottonOrderView, '_id' | 'status'> | undefined): boolean {
  const newest = useCottonOrders().data?.pages[0]?.items[0];
  return useMayOrder() && order?.status === 'Rejected' && newest?._id === order._id;
}
