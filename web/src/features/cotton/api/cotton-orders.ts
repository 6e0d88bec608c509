import { infiniteQueryOptions, useInfiniteQuery } from '@tanstack/react-query';
import { callPage } from '../../../lib/api-client.js';
import { keyOf } from '../../../lib/api/endpoint-query.js';

const cottonOrdersQuery = (orderId?: string) =>
  infiniteQueryOptions({
    queryKey: keyOf('cottonOrders', orderId === undefined ? undefined : { orderId }),
    queryFn: ({ pageParam, signal }) =>
      callPage('cottonOrders', { query: { limit: 20, cursor: pageParam ?? undefined, orderId }, signal }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.nextCursor,
  });

export const useCottonOrders = (orderId?: string) => useInfiniteQuery(cottonOrdersQuery(orderId));
