import type { BodyInputOf, rejectCancellation, reverseSale } from '@deepam/contracts';
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { callApi, callPage } from '../api-client.js';
import { keyOf, useRefresh } from '../api/endpoint-query.js';
import { useAction } from '../api/use-action.js';
import { useGuardedAction } from '../approval/use-guarded-action.js';

export const useSalesOfMember = (id: string) =>
  useQuery({
    queryKey: keyOf('salesOfMember', { id }),
    queryFn: ({ signal }) => callApi('salesOfMember', { params: { id }, signal }),
  });

/** The shares are refetched each time, because some of them may have been reversed since. */
export const useSharesOfSale = (saleId: string) =>
  useQuery({
    queryKey: keyOf('whyCommission', { saleId, before: 'reversal' }),
    queryFn: ({ signal }) => callApi('whyCommission', { params: { saleId }, signal }),
    // The sale can be reversed without the list of its shares.
    meta: { quiet: true },
  });

export const cancellationsQuery = (query: { limit: number; cursor: string | undefined }) =>
  queryOptions({
    queryKey: keyOf('listCancellations', query),
    queryFn: ({ signal }) => callPage('listCancellations', { query, signal }),
    placeholderData: keepPreviousData,
  });

type Of<Body> = Body & { readonly id: string };

export function useReverseSale() {
  const refresh = useRefresh();
  return useGuardedAction({
    mutationFn: ({ id, ...body }: Of<BodyInputOf<typeof reverseSale>>, key) =>
      callApi('reverseSale', { key, params: { id }, body }),
    onSettled: () => refresh('salesOfMember', 'listCancellations', 'memberNetwork', 'payables'),
  });
}

export function useRejectCancellation() {
  const refresh = useRefresh();
  return useAction({
    mutationFn: ({ id, ...body }: Of<BodyInputOf<typeof rejectCancellation>>, key) =>
      callApi('rejectCancellation', { key, params: { id }, body }),
    onSettled: () => refresh('salesOfMember', 'listCancellations'),
  });
}
