import type { TableFormat } from '@deepam/contracts';
import { infiniteQueryOptions, useInfiniteQuery } from '@tanstack/react-query';
import { callFile, callPage } from '../../../lib/api-client.js';
import { keyOf } from '../../../lib/api/endpoint-query.js';
import type { AuditQuestion } from '../audit-filters.js';

const auditQuery = (question: AuditQuestion) =>
  infiniteQueryOptions({
    queryKey: keyOf('listAuditTrail', question),
    queryFn: ({ pageParam, signal }) =>
      callPage('listAuditTrail', { query: { ...question, limit: 50, cursor: pageParam ?? undefined }, signal }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.nextCursor,
  });

export const useAuditTrail = (question: AuditQuestion) => useInfiniteQuery(auditQuery(question));

export const auditFile = (question: AuditQuestion, format: TableFormat): Promise<Blob> =>
  callFile('auditTrailCsv', { query: { ...question, format } });
