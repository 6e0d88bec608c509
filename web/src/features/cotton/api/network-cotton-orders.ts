import type { CottonOrderSort, CottonOrderView } from '@deepam/contracts';
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { callPage } from '../../../lib/api-client.js';
import { keyOf } from '../../../lib/api/endpoint-query.js';

export interface OrdersQuestion {
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

export const networkCottonOrdersQuery = (question: OrdersQuestion) =>
  queryOptions({
    queryKey: keyOf('networkCottonOrders', question),
    queryFn: ({ signal }) => callPage('networkCottonOrders', { query: question, signal }),
    placeholderData: keepPreviousData,
  });

export const useNetworkCottonOrders = (question: OrdersQuestion) => useQuery(networkCottonOrdersQuery(question));
