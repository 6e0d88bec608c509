import { callApi } from '../../../lib/api-client.js';
import { useRefresh } from '../../../lib/api/endpoint-query.js';
import { useAction } from '../../../lib/api/use-action.js';
import { useGuardedAction } from '../../../lib/approval/use-guarded-action.js';

interface SentByHand {
  readonly payableId: string;
  readonly net: number;
  readonly utr: string | undefined;
  readonly proof: File | null;
}

interface RecordedSent {
  readonly transferId: string;
  readonly utr: string | undefined;
  readonly proof: File | null;
}

interface Ending {
  readonly transferId: string;
  readonly reason: string;
}

interface Recovery extends Ending {
  readonly day: string;
}

export function useRefreshTransfers() {
  const refresh = useRefresh();
  return () => refresh('payables', 'payable', 'bankFiles', 'bankFile', 'waitingPayouts');
}

export function useTransferByHand() {
  const onSettled = useRefreshTransfers();
  return useGuardedAction({
    mutationFn: ({ payableId, net, utr, proof }: SentByHand, key) =>
      callApi('transferByHand', { key, params: { payableId }, body: { net, utr }, files: { proof } }),
    onSettled,
  });
}

export function useRecordTransferSent() {
  const onSettled = useRefreshTransfers();
  return useAction({
    mutationFn: ({ transferId, utr, proof }: RecordedSent, key) =>
      callApi('recordTransferSent', { key, params: { transferId }, body: { utr }, files: { proof } }),
    onSettled,
  });
}

export function useCancelTransfer() {
  const onSettled = useRefreshTransfers();
  return useAction({
    mutationFn: ({ transferId, reason }: Ending, key) =>
      callApi('cancelTransfer', { key, params: { transferId }, body: { reason } }),
    onSettled,
  });
}

export function useReleaseTransfer() {
  const onSettled = useRefreshTransfers();
  return useAction({
    mutationFn: ({ transferId, reason }: Ending, key) =>
      callApi('releaseTransfer', { key, params: { transferId }, body: { reason } }),
    onSettled,
  });
}

export function useRecordRecovery() {
  const onSettled = useRefreshTransfers();
  return useGuardedAction({
    mutationFn: ({ transferId, reason, day }: Recovery, key) =>
      callApi('recordRecovery', { key, params: { transferId }, body: { reason, day } }),
    onSettled,
  });
}
