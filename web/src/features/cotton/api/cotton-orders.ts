import { infiniteQueryOptions, useInfiniteQuery } from '@tanstack/react-query';
import { callPage } from '../../../lib/api-client.js';
import { keyOf } from '../../../lib/api/endpoint-query.js';

const cottonOrdersQuery = () =>
  infiniteQueryOptions({
    queryKey: keyOf('cottonOrders'),
    queryFn: ({ pageParam, signal }) =>
      callPage('cottonOrders', { query: { limit: 20, cursor: pageParam ?? undefined }, signal }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.nextCursor,
  });

/** The caller's own orders, newest first, page by page. */
export const useCottonOrders = () => useInfiniteQuery(cottonOrdersQuery());
