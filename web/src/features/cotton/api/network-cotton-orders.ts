import type { CottonOrderSort, CottonOrderView } from '@deepam/contracts';
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { callPage } from '../../../lib/api-client.js';
import { keyOf } from '../../../lib/api/endpoint-query.js';

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
