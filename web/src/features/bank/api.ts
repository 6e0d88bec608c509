import type { BulkApprovalView, bankLines, QueryInputOf, BankLayout } from '@deepam/contracts';
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { callApi, callPage } from '../../lib/api-client.js';
import { keyOf, useRefresh } from '../../lib/api/endpoint-query.js';
import { useAction } from '../../lib/api/use-action.js';
import { useGuardedAction } from '../../lib/approval/use-guarded-action.js';

const often = 1_500;

const isRunning = ({ state }: BulkApprovalView): boolean => state === 'running';

export const usePreviewBulkApproval = () =>
  useQuery({
    queryKey: keyOf('previewBulkApproval'),
    queryFn: ({ signal }) => callApi('previewBulkApproval', { signal }),
  });

export function useBulkApprovals(query: { limit: number; cursor: string | undefined }) {
  const refresh = useRefresh();
  const list = useQuery({
    queryKey: keyOf('listBulkApprovals', query),
    queryFn: ({ signal }) => callPage('listBulkApprovals', { query, signal }),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => (state.data?.items.some(isRunning) ? often : false),
  });
  const running = list.data?.items.some(isRunning) === true;
  const wasRunning = useRef(false);
  useEffect(() => {
    if (wasRunning.current && !running)
      void refresh('previewBulkApproval', 'getBulkApproval', 'bankLines', 'expectedPayments');
    wasRunning.current = running;
  }, [running, refresh]);
  return list;
}

export const useBulkApproval = (id: string) =>
  useQuery({
    queryKey: keyOf('getBulkApproval', { id }),
    queryFn: ({ signal }) => callApi('getBulkApproval', { params: { id }, signal }),
    refetchInterval: ({ state }) => (state.data && isRunning(state.data) ? often : false),
  });

interface Chosen {
  readonly requests: readonly { readonly requestId: string; readonly lineId: string }[];
}

export function useBeginBulkApproval() {
  const refresh = useRefresh();
  return useAction({
    mutationFn: ({ requests }: Chosen, key) => callApi('beginBulkApproval', { key, body: { requests: [...requests] } }),
    onSettled: () => refresh('listBulkApprovals', 'previewBulkApproval'),
  });
}

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

const sent = (layout: BankLayout | null) => (layout === null ? {} : { layout: JSON.stringify(layout) });

export const useBankStatements = (query: { limit: number; cursor: string | undefined }) =>
  useQuery({
    queryKey: keyOf('bankStatements', query),
    queryFn: ({ signal }) => callPage('bankStatements', { query, signal }),
    placeholderData: keepPreviousData,
  });

export const usePreviewBankStatement = () =>
  useAction({
    mutationFn: ({ file, layout }: { file: File; layout: BankLayout | null }, key) =>
      callApi('previewBankStatement', { key, body: sent(layout), files: { statement: file } }),
  });

export const useConfirmBankLayout = () =>
  useGuardedAction({
    mutationFn: (body: { headers: string[]; layout: BankLayout }, key) => callApi('confirmBankLayout', { key, body }),
  });

interface Taking {
  readonly file: File;
  readonly account: string;
  readonly allowBroken: boolean;
}

export function useImportBankStatement() {
  const refresh = useRefresh();
  return useAction({
    mutationFn: ({ file, account, allowBroken }: Taking, key) =>
      callApi('importBankStatement', {
        key,
        body: { account, allowBroken: allowBroken ? 'true' : 'false' },
        files: { statement: file },
      }),
    onSettled: () => refresh('bankStatements', 'bankLines', 'expectedPayments', 'previewBulkApproval'),
  });
}

const findPaymentReferenceQuery = (utr: string | null) =>
  queryOptions({
    queryKey: keyOf('findPaymentReference', { utr }),
    queryFn: ({ signal }) => callApi('findPaymentReference', { query: { utr: utr ?? '' }, signal }),
    enabled: utr !== null,
    retry: false,
    gcTime: 0,
  });

export const usePaymentReference = (utr: string | null) => useQuery(findPaymentReferenceQuery(utr));

export function useReleasePaymentReference() {
  const refresh = useRefresh();
  return useAction({
    mutationFn: (body: { utr: string; reason: string }, key) => callApi('releasePaymentReference', { key, body }),
    // The number may be in use after an error; after a release it would not be found.
    onError: () => refresh('findPaymentReference'),
  });
}
