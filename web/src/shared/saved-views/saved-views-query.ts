import type { SavedView, ViewedList } from '@deepam/contracts';
import { useQueries, useQuery, useQueryClient } from '@tanstack/react-query';
import { callApi } from '../../lib/api-client.js';
import { keyOf } from '../../lib/api/endpoint-query.js';
import type { Answer, EndpointName } from '../../lib/api/endpoint-types.js';
import { useAction } from '../../lib/api/use-action.js';

const key = keyOf('savedViews');
/** Counts must not delay the list itself. */
const counting = fewAtOnce(2);
const freshMs = 60_000;
const countedAgainMs = 60_000;

export interface ViewCount {
  readonly call: EndpointName;
  readonly total: (state: URLSearchParams, signal: AbortSignal) => Promise<number | null>;
}

export function useSavedViews(list: ViewedList) {
  const { data } = useQuery({
    queryKey: key,
    queryFn: ({ signal }) => callApi('savedViews', { signal }),
    staleTime: freshMs,
    meta: { quiet: true },
  });
  const kept = data?.find((one) => one.list === list);
  return { isKnown: data !== undefined, revision: kept?.revision ?? 0, views: kept?.views ?? [] };
}

export function useSaveViews(list: ViewedList) {
  const client = useQueryClient();
  return useAction({
    mutationFn: ({ revision, views }: { revision: number; views: readonly SavedView[] }, action) =>
      callApi('saveViews', { key: action, body: { list, revision, views: [...views] } }),
    onSuccess: (next) =>
      client.setQueryData<Answer<'savedViews'>>(key, (before = []) => [
        ...before.filter((one) => one.list !== list),
        next,
      ]),
    // Another device has changed the views.
    onError: () => client.invalidateQueries({ queryKey: key, exact: true }),
  });
}

/** Counts are only requested while the views are visible. */
export function useViewCounts(
  count: ViewCount | undefined,
  views: readonly SavedView[],
  isSeen: boolean,
): readonly (number | null | undefined)[] {
  return useQueries({
    queries: views.map(({ query }) => ({
      queryKey: keyOf('savedViews', { of: count?.call, query }),
      queryFn: ({ signal }: { signal: AbortSignal }) =>
        counting(async () => {
          signal.throwIfAborted();
          return count!.total(new URLSearchParams(query), signal);
        }),
      enabled: isSeen && count !== undefined,
      staleTime: freshMs,
      refetchInterval: countedAgainMs,
      meta: { quiet: true },
    })),
    combine: (results) => results.map(({ data }) => data),
  });
}

export function fewAtOnce(most: number): <T>(work: () => Promise<T>) => Promise<T> {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async (work) => {
    if (running < most) running += 1;
    else await new Promise<void>((goOn) => waiting.push(goOn));
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next === undefined) running -= 1;
      else next();
    }
  };
}
