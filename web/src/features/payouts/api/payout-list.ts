import { type deskPayouts, maxBatchPayouts, type QueryInputOf } from '@deepam/contracts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { callPage } from '../../../lib/api-client.js';
import { keyOf } from '../../../lib/api/endpoint-query.js';

export type PayoutsQuestion = QueryInputOf<typeof deskPayouts>;

/** All members' payouts, a page at a time; for the head. */
export const useDeskPayouts = (query: PayoutsQuestion) =>
  useQuery({
    queryKey: keyOf('deskPayouts', query),
    queryFn: ({ signal }) => callPage('deskPayouts', { query, signal }),
    placeholderData: keepPreviousData,
  });

/** Those that wait, are in no batch, and were not asked for yet. */
export const batchable = (query: PayoutsQuestion): PayoutsQuestion => ({ ...query, status: 'Requested', free: 'true' });

/** The ids of all that a batch could take, the first ones of the list where there are more. */
export async function batchableIds(query: PayoutsQuestion): Promise<string[]> {
  const ids: string[] = [];
  let cursor: string | undefined;
  do {
    const page = await callPage('deskPayouts', { query: { ...batchable(query), limit: 200, cursor } });
    ids.push(...page.items.map(({ _id }) => _id));
    cursor = page.nextCursor ?? undefined;
  } while (cursor !== undefined && ids.length < maxBatchPayouts);
  return ids.slice(0, maxBatchPayouts);
}
