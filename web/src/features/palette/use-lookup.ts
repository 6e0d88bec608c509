import { keepPreviousData, type QueryKey, useQuery } from '@tanstack/react-query';

export function useLookup<Item>(queryKey: QueryKey, enabled: boolean, ask: (signal: AbortSignal) => Promise<Item[]>) {
  const { data, isFetching, error } = useQuery({
    queryKey,
    queryFn: ({ signal }) => ask(signal),
    enabled,
    retry: false,
    gcTime: 0,
    placeholderData: keepPreviousData,
  });
  return { data: enabled ? (data ?? []) : [], isFetching: enabled && isFetching, error: enabled ? error : null };
}
