import { callApi } from '../../../lib/api-client.js';
import { useAction } from '../../../lib/api/use-action.js';
import { useRefreshTransfers } from './transfers.js';

/** Previews an answer of the bank without storing it. */
export const usePreviewBankAnswer = (bankFileId: string) =>
  useAction({
    mutationFn: (answer: File, key) => callApi('previewBankAnswer', { key, params: { bankFileId }, files: { answer } }),
  });

export function useTakeBankAnswer(bankFileId: string) {
  const onSettled = useRefreshTransfers();
  return useAction({
    mutationFn: (answer: File, key) => callApi('takeBankAnswer', { key, params: { bankFileId }, files: { answer } }),
    onSettled,
  });
}
