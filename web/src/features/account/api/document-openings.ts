import { infiniteQueryOptions, useInfiniteQuery } from '@tanstack/react-query';
import { callPage } from '../../../lib/api-client.js';
import { keyOf } from '../../../lib/api/endpoint-query.js';

const documentOpeningsQuery = () =>
  infiniteQueryOptions({
    queryKey: keyOf('documentOpenings'),
    queryFn: ({ pageParam, signal }) =>
      callPage('documentOpenings', { query: { limit: 10, cursor: pageParam ?? undefined }, signal }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.nextCursor,
  });

export const useDocumentOpenings = () => useInfiniteQuery(documentOpeningsQuery());
