import { queryOptions } from '@tanstack/react-query';
import { callApi } from '../../lib/api-client.js';
import { keyOf } from '../../lib/api/endpoint-query.js';

export function expectedPaymentQuery(expectedId: string) {
  const query = { ids: expectedId };
  return queryOptions({
    queryKey: keyOf('expectedPayments', query),
    queryFn: async ({ signal }) => (await callApi('expectedPayments', { query, signal }))[0] ?? null,
  });
}
