import {
  maxFileTransfers,
  type memberCommissionsCsv as csvEndpoint,
  type payables,
  type QueryInputOf,
  type TableFormat,
} from '@deepam/contracts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { callApi, callFile, callPage } from '../../../lib/api-client.js';
import { keyOf, useRefresh } from '../../../lib/api/endpoint-query.js';
import { useAction } from '../../../lib/api/use-action.js';

export type PayablesQuery = QueryInputOf<typeof payables>;

export const usePayables = (query: PayablesQuery) =>
  useQuery({
    queryKey: keyOf('payables', query),
    queryFn: ({ signal }) => callPage('payables', { query, signal }),
    placeholderData: keepPreviousData,
  });

export const usePayable = (payableId: string) =>
  useQuery({
    queryKey: keyOf('payable', { payableId }),
    queryFn: ({ signal }) => callApi('payable', { params: { payableId }, signal }),
  });

/** The states whose payables a bank file can take. */
export const isForBankFile = (state: PayablesQuery['state']): boolean => state === 'requested' || state === 'owed';

export const transferable = (query: PayablesQuery): PayablesQuery => ({ ...query, free: 'true' });

export async function transferableIds(query: PayablesQuery): Promise<string[]> {
  const ids: string[] = [];
  let cursor: string | undefined;
  do {
    const page = await callPage('payables', { query: { ...transferable(query), limit: 200, cursor } });
    ids.push(...page.items.map(({ _id }) => _id));
    cursor = page.nextCursor ?? undefined;
  } while (cursor !== undefined && ids.length < maxFileTransfers);
  return ids.slice(0, maxFileTransfers);
}

/** Computed for each view: the tax depends on the other payouts of the year. */
export const usePayableAmount = (payableId: string) =>
  useQuery({
    queryKey: keyOf('payableAmount', { payableId }),
    queryFn: ({ signal }) => callApi('payableAmount', { params: { payableId }, signal }),
    gcTime: 0,
  });

export function usePayableBankDetails() {
  const refresh = useRefresh();
  return useAction({
    mutationFn: (payableId: string) => callApi('payableBankDetails', { params: { payableId } }),
    onError: () => refresh('payables', 'payable'),
    gcTime: 0,
  });
}

export const memberCommissionsCsv = (
  filters: Pick<QueryInputOf<typeof csvEndpoint>, 'search' | 'status' | 'from' | 'to'>,
  format: TableFormat,
): Promise<Blob> => callFile('memberCommissionsCsv', { query: { ...filters, format } });
