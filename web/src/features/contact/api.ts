import type { BodyInputOf, fileGrievance, fileOwnGrievance, lookUpGrievance } from '@deepam/contracts';
import { infiniteQueryOptions, useInfiniteQuery } from '@tanstack/react-query';
import { callApi, callPage } from '../../lib/api-client.js';
import { keyOf, useRefresh } from '../../lib/api/endpoint-query.js';
import { useAction } from '../../lib/api/use-action.js';
import { endDraft } from '../../lib/drafts/drafts.js';

type Visitors = BodyInputOf<typeof fileGrievance>;

type Own = BodyInputOf<typeof fileOwnGrievance>;

export function useFileGrievance() {
  const refresh = useRefresh();
  return useAction({
    mutationFn: (filed: { visitor: Visitors } | { own: Own }, key) =>
      'own' in filed
        ? callApi('fileOwnGrievance', { key, body: filed.own })
        : callApi('fileGrievance', { key, body: filed.visitor }),
    onSuccess: () => {
      endDraft('grievance');
      return refresh('listOwnGrievances');
    },
  });
}

export const useLookUpGrievance = () =>
  useAction({
    mutationFn: (body: BodyInputOf<typeof lookUpGrievance>, key) => callApi('lookUpGrievance', { key, body }),
  });

const ownGrievancesQuery = () =>
  infiniteQueryOptions({
    queryKey: keyOf('listOwnGrievances'),
    queryFn: ({ pageParam, signal }) =>
      callPage('listOwnGrievances', { query: { limit: 10, cursor: pageParam ?? undefined }, signal }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.nextCursor,
  });

export const useOwnGrievances = () => useInfiniteQuery(ownGrievancesQuery());

export function useReopenGrievance() {
  const refresh = useRefresh();
  return useAction({
    mutationFn: ({ ticket, text }: { ticket: string; text: string }, key) =>
      callApi('reopenGrievance', { key, params: { ticket }, body: { text } }),
    onSettled: () => refresh('listOwnGrievances'),
  });
}
