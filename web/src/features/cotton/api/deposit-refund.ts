import type { CottonOrderView } from '@deepam/contracts';
import { useQuery } from '@tanstack/react-query';
import { callApi } from '../../../lib/api-client.js';
import { keyOf } from '../../../lib/api/endpoint-query.js';
import type { Answer } from '../../../lib/api/endpoint-types.js';
import { seeingPayouts } from '../../../lib/auth/desk-permissions.js';
import { useDesk } from '../../../lib/auth/use-desk.js';
import { useBalance } from '../../../lib/own-balance.js';

export interface DepositRefund {
  readonly state: Answer<'payable'>['state'];
  readonly transfer?: Answer<'balance'>['refunds'][number]['transfer'];
}

type Order = Pick<CottonOrderView, '_id' | 'depositReturnStatus'>;

const isApproved = ({ depositReturnStatus }: Order): boolean => depositReturnStatus === 'Approved';

/** Empty while loading. The server lists only the latest refunds. */
export function useOwnRefunds(orders: readonly Order[]): ReadonlyMap<string, DepositRefund> {
  const { data } = useBalance(orders.some(isApproved));
  return new Map((data?.refunds ?? []).map((refund) => [refund._id, refund]));
}

/** Undefined while loading, or if the reader may not see the refund. */
export function useDepositRefund(order: Order, isDesk: boolean): DepositRefund | undefined {
  const { may } = useDesk();
  const own = useOwnRefunds(isDesk ? [] : [order]).get(order._id);
  const { data } = useQuery({
    queryKey: keyOf('payable', { payableId: order._id }),
    queryFn: ({ signal }) => callApi('payable', { params: { payableId: order._id }, signal }),
    enabled: isDesk && isApproved(order) && may(...seeingPayouts),
    meta: { quiet: true },
  });
  if (!isDesk) return own;
  return data && { state: data.state, transfer: data.transfers[0] };
}
