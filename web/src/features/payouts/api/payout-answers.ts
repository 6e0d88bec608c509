import { callApi } from '../../../lib/api-client.js';
import { useRefresh } from '../../../lib/api/endpoint-query.js';
import { useAction } from '../../../lib/api/use-action.js';

/** Looks into an answer of the bank; nothing of it is kept. */
export const usePreviewAnswer = (batchId: string) =>
  useAction({
    mutationFn: (answer: File, key) => callApi('previewPayoutAnswer', { key, params: { batchId }, files: { answer } }),
  });

export function useTakeAnswer(batchId: string) {
  const refresh = useRefresh();
  return useAction({
    mutationFn: (answer: File, key) => callApi('takePayoutAnswer', { key, params: { batchId }, files: { answer } }),
    onSettled: () => refresh('payoutBatches', 'payoutBatch', 'deskPayouts', 'waitingPayouts'),
  });
}
