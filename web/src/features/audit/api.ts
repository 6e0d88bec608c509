import type { TableFormat } from '@deepam/contracts';
import { infiniteQueryOptions, useInfiniteQuery } from '@tanstack/react-query';
import { callFile, callPage } from '../../lib/api-client.js';
import { keyOf } from '../../lib/api/endpoint-query.js';
import type { AuditQuery } from './audit-filters.js';

const auditTrailQuery = (query: AuditQuery) =>
  infiniteQueryOptions({
    queryKey: keyOf('listAuditTrail', query),
    queryFn: ({ pageParam, signal }) =>
      callPage('listAuditTrail', { query: { ...query, limit: 50, cursor: pageParam ?? undefined }, signal }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.nextCursor,
  });

export const useAuditTrail = (query: AuditQuery) => useInfiniteQuery(auditTrailQuery(query));

export const auditTrailCsv = (query: AuditQuery, format: TableFormat): Promise<Blob> =>
  callFile('auditTrailCsv', { query: { ...query, format } });
