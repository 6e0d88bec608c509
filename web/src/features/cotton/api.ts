import {
  useQuery,
  infiniteQueryOptions,
  useInfiniteQuery,
  keepPreviousData,
  queryOptions,
} from '@tanstack/react-query';
import { callApi, callPage, callFile } from '../../lib/api-client.js';
import { keyOf, useRefresh } from '../../lib/api/endpoint-query.js';
import type { IdempotencyKey } from '../../lib/api/build-request.js';
import { useAction } from '../../lib/api/use-action.js';
import { useGuardedAction } from '../../lib/approval/use-guarded-action.js';
import type { CottonOrderView, CottonOrderSort, TableFormat, BodyOf, requestCotton } from '@deepam/contracts';
import type { Answer } from '../../lib/api/endpoint-types.js';
import { seeingPayouts } from '../../lib/auth/desk-permissions.js';
import { useDesk } from '../../lib/auth/use-desk.js';
import { useBalance } from '../../lib/own-balance.js';

export const useCottonOrder = (id: string) =>
  useQuery({
    queryKey: keyOf('cottonOrder', { id }),
    queryFn: ({ signal }) => callApi('cottonOrder', { params: { id }, signal }),
  });

const cottonOrdersQuery = (orderId?: string) =>
  infiniteQueryOptions({
    queryKey: keyOf('cottonOrders', orderId === undefined ? undefined : { orderId }),
    queryFn: ({ pageParam, signal }) =>
      callPage('cottonOrders', { query: { limit: 20, cursor: pageParam ?? undefined, orderId }, signal }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.nextCursor,
  });

export const useCottonOrders = (orderId?: string) => useInfiniteQuery(cottonOrdersQuery(orderId));

export const useCottonPassbook = (year: string | undefined) =>
  useQuery({
    queryKey: keyOf('cottonPassbook', { year }),
    queryFn: ({ signal }) => callApi('cottonPassbook', { query: { ...(year !== undefined && { year }) }, signal }),
    placeholderData: keepPreviousData,
  });

export const useCottonUpi = (kg: number) =>
  useQuery({
    queryKey: keyOf('cottonUpi', { kg }),
    queryFn: ({ signal }) => callApi('cottonUpi', { query: { quantity: String(kg) }, signal }),
    enabled: kg > 0,
    meta: { quiet: true },
  });

export interface OrderDecision {
  readonly id: string;
  readonly status: 'Approved' | 'Rejected' | 'Delivered';
  readonly rejectionReason?: string;
}

/** A failed call refreshes too: the order may be in another state. */
function useDecideCottonOrderCall() {
  const refresh = useRefresh();
  return {
    mutationFn: ({ id, ...body }: OrderDecision, key: IdempotencyKey) =>
      callApi('decideCottonOrder', { key, params: { id }, body }),
    onSettled: () => refresh('networkCottonOrders', 'cottonOrder', 'waitingCotton', 'cottonStock', 'cottonMovements'),
  };
}

export const useDecideCottonOrder = () => useGuardedAction(useDecideCottonOrderCall());

export const useQueuedOrderDecision = () => useAction(useDecideCottonOrderCall());

export interface ReturnDecision {
  readonly id: string;
  readonly status: 'Approved' | 'Rejected';
  readonly cottonReturnQuantity?: number;
  readonly rejectionReason?: string;
  readonly adminImage?: File | null;
}

function useDecideReturnCall() {
  const refresh = useRefresh();
  return {
    mutationFn: ({ id, adminImage, ...body }: ReturnDecision, key: IdempotencyKey) =>
      callApi('decideReturn', { key, params: { id }, body, files: { adminImage } }),
    onSettled: () => refresh('networkCottonOrders', 'cottonOrder', 'waitingCotton', 'cottonStock', 'cottonMovements'),
  };
}

export const useDecideReturn = () => useGuardedAction(useDecideReturnCall());

export const useQueuedReturnDecision = () => useAction(useDecideReturnCall());

export interface DepositRefund {
  readonly state: Answer<'payable'>['state'];
  readonly transfer?: Answer<'balance'>['refunds'][number]['transfer'];
}

type Order = Pick<CottonOrderView, '_id' | 'depositReturnStatus'>;

const isApproved = ({ depositReturnStatus }: Order): boolean => depositReturnStatus === 'Approved';

/** The map is empty while loading. The server lists only the latest refunds. */
export function useOwnRefunds(orders: readonly Order[]): ReadonlyMap<string, DepositRefund> {
  const { data } = useBalance(orders.some(isApproved));
  return new Map((data?.refunds ?? []).map((refund) => [refund._id, refund]));
}

/** The refund is undefined while loading, or if the reader may not see it. */
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

export function useMarkCottonSent() {
  const refresh = useRefresh();
  return useAction({
    mutationFn: ({ id, ...body }: { id: string; parcelNo: string; replaces: string | undefined }, key) =>
      callApi('markCottonSent', { key, params: { id }, body }),
    onSettled: () => refresh('networkCottonOrders', 'cottonOrder'),
  });
}

export interface OrdersQuery {
  readonly limit: number;
  readonly cursor: string | undefined;
  readonly search: string;
  readonly status: CottonOrderView['status'] | undefined;
  readonly depositReturnStatus: 'Requested' | undefined;
  readonly from: string | undefined;
  readonly to: string | undefined;
  readonly sort?: CottonOrderSort;
  readonly order?: 'asc' | 'desc';
  readonly orderId?: string;
  readonly memberId?: string;
}

export const networkCottonOrdersQuery = (query: OrdersQuery) =>
  queryOptions({
    queryKey: keyOf('networkCottonOrders', query),
    queryFn: ({ signal }) => callPage('networkCottonOrders', { query, signal }),
    placeholderData: keepPreviousData,
  });

export const useNetworkCottonOrders = (query: OrdersQuery) => useQuery(networkCottonOrdersQuery(query));

export const networkCottonOrdersCsv = (
  filters: Omit<OrdersQuery, 'limit' | 'cursor' | 'orderId' | 'memberId'>,
  format: TableFormat,
): Promise<Blob> => callFile('networkCottonOrdersCsv', { query: { ...filters, format } });

export function useOwnAddress(): string {
  const profile = useQuery({
    queryKey: keyOf('profile'),
    queryFn: ({ signal }) => callApi('profile', { signal }),
    // The member can type the address if the profile fails to load.
    meta: { quiet: true },
  });
  return profile.data?.address ?? '';
}

type CottonRequest = BodyOf<typeof requestCotton> & { readonly paymentProof: File };

export function useRequestCotton() {
  const refresh = useRefresh();
  return useAction({
    draft: 'requestCotton',
    mutationFn: ({ paymentProof, ...body }: CottonRequest, key) =>
      callApi('requestCotton', { key, body, files: { paymentProof } }),
    // A failed call refreshes too: an earlier attempt may have succeeded.
    onSettled: () => refresh('cottonOrders', 'cottonUpi'),
  });
}

export function useRequestReturn() {
  const refresh = useRefresh();
  return useAction({
    mutationFn: (id: string, key) => callApi('requestReturn', { key, params: { id } }),
    onSettled: () => refresh('cottonOrders', 'cottonOrder'),
  });
}
