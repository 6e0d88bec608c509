import type { bankLines, QueryInputOf } from '@deepam/contracts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { callApi, callPage } from '../../../lib/api-client.js';
import { keyOf, useRefresh } from '../../../lib/api/endpoint-query.js';
import { useAction } from '../../../lib/api/use-action.js';
import { useGuardedAction } from '../../../lib/approval/use-guarded-action.js';

export const useBankLines = (query: QueryInputOf<typeof bankLines>) =>
  useQuery({
    queryKey: keyOf('bankLines', query),
    queryFn: ({ signal }) => callPage('bankLines', { query, signal }),
    placeholderData: keepPreviousData,
  });

export const useMissingExpectedPayments = (query: { limit: number; cursor: string | undefined }) =>
  useQuery({
    queryKey: keyOf('expectedPayments', query),
    queryFn: ({ signal }) =>
      callPage('expectedPayments', { query: { state: 'missing', status: 'open', ...query }, signal }),
    placeholderData: keepPreviousData,
  });

export const useBankLineChoices = (id: string, q: string) =>
  useQuery({
    queryKey: keyOf('bankLineChoices', { id, q }),
    queryFn: ({ signal }) => callApi('bankLineChoices', { params: { id }, query: q === '' ? {} : { q }, signal }),
    placeholderData: keepPreviousData,
  });

export function useMatchBankLine() {
  const refresh = useRefresh();
  return useGuardedAction({
    mutationFn: ({ id, expectedId }: { id: string; expectedId: string }, key) =>
      callApi('matchBankLine', { key, params: { id }, body: { expectedId } }),
    onSettled: () =>
      refresh('bankLines', 'bankLineChoices', 'expectedPayments', 'bankStatements', 'previewBulkApproval'),
  });
}

export function useReleaseBankLine() {
  const refresh = useRefresh();
  return useAction({
    mutationFn: ({ id }: { id: string }, key) => callApi('releaseBankLine', { key, params: { id } }),
    onSettled: () =>
      refresh('bankLines', 'bankLineChoices', 'expectedPayments', 'bankStatements', 'previewBulkApproval'),
  });
}

export function useDismissReversal() {
  const refresh = useRefresh();
  return useGuardedAction({
    mutationFn: ({ id }: { id: string }, key) => callApi('dismissReversal', { key, params: { id } }),
    onSettled: () => refresh('bankLines', 'bankLineChoices', 'expectedPayments', 'previewBulkApproval'),
  });
}
