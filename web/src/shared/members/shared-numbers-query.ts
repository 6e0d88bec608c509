import { queryOptions } from '@tanstack/react-query';
import { callApi } from '../../lib/api-client.js';
import { keyOf } from '../../lib/api/endpoint-query.js';
import type { Answer } from '../../lib/api/endpoint-types.js';

export type SharedNumberRows = Answer<'sharedNumbers'>;

export function sharedNumbersQuery(memberIds: readonly string[]) {
  const query = { memberIds: [...new Set(memberIds)].toSorted().join(',') };
  return queryOptions({
    queryKey: keyOf('sharedNumbers', query),
    queryFn: ({ signal }) => callApi('sharedNumbers', { query, signal }),
  });
}
