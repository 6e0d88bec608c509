import type { BodyInputOf, refuseCancellation, reverseSale } from '@deepam/contracts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { callApi, callPage } from '../api-client.js';
import { keyOf, useRefresh } from '../api/endpoint-query.js';
import { useAction } from '../api/use-action.js';
import { useGuardedAction } from '../second-person/use-guarded-action.js';

/** What a member has bought, and what keeps each sale from being reversed. */
export const useSalesOfMember = (id: string) =>
  useQuery({
    queryKey: keyOf('salesOfMember', { id }),
    queryFn: ({ signal }) => callApi('salesOfMember', { params: { id }, signal }),
  });

/** What is taken back with the sale: asked anew each time, as some of it may have been taken back since. */
export const useSharesOfSale = (saleId: string) =>
  useQuery({
    queryKey: keyOf('whyCommission', { saleId, before: 'reversal' }),
    queryFn: ({ signal }) => callApi('whyCommission', { params: { saleId }, signal }),
    // The rest of the question can be answered without it.
    meta: { quiet: true },
  });

/** Who asks to give a plan back, a page at a time, the longest waiting first. */
export const useCancellations = (question: { limit: number; cursor: string | undefined }) =>
  useQuery({
    queryKey: keyOf('listCancellations', question),
    queryFn: ({ signal }) => callPage('listCancellations', { query: question, signal }),
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

export function useRefuseCancellation() {
  const refresh = useRefresh();
  return useAction({
    mutationFn: ({ id, ...body }: Of<BodyInputOf<typeof refuseCancellation>>, key) =>
      callApi('refuseCancellation', { key, params: { id }, body }),
    onSettled: () => refresh('salesOfMember', 'listCancellations'),
  });
}
