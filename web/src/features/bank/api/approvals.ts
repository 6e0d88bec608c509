import type { BulkApprovalView } from '@deepam/contracts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { callApi, callPage } from '../../../lib/api-client.js';
import { keyOf, useRefresh } from '../../../lib/api/endpoint-query.js';
import { useAction } from '../../../lib/api/use-action.js';

const often = 1_500;
const isRunning = ({ state }: BulkApprovalView): boolean => state === 'running';

export const usePreviewBulkApproval = () =>
  useQuery({
    queryKey: keyOf('previewBulkApproval'),
    queryFn: ({ signal }) => callApi('previewBulkApproval', { signal }),
  });

/** Running approvals are polled; the affected lists are refreshed at their end. */
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
