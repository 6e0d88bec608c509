import type { CottonOrderView } from '@deepam/contracts';
import { useMembership } from '../../lib/network/membership.js';
import { useCottonOrders } from './api.js';

/** The query parameter holds the rejected order that the new proof belongs to, so that a restored tab returns to it. */
export const againParameter = 'again';

export function useMayOrder(): boolean {
  const membership = useMembership().data;
  return membership?.isApproved === true && membership.plan !== null;
}

/** A rejected order accepts a new proof if no later order exists. */
export function useIsAnswerable(order: Pick<CottonOrderView, '_id' | 'status'> | undefined): boolean {
  const newest = useCottonOrders().data?.pages[0]?.items[0];
  return useMayOrder() && order?.status === 'Rejected' && newest?._id === order._id;
}
