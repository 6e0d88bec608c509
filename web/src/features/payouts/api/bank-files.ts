import type { BodyInputOf, cancelBankFile, downloadBankFile } from '@deepam/contracts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { callApi, callFile, callPage } from '../../../lib/api-client.js';
import { newIdempotencyKey } from '../../../lib/api/build-request.js';
import { keyOf } from '../../../lib/api/endpoint-query.js';
import { useAction } from '../../../lib/api/use-action.js';
import { useGuardedAction } from '../../../lib/approval/use-guarded-action.js';
import { useRefreshTransfers } from './transfers.js';

export const useBankFiles = (query: { limit: number; cursor: string | undefined }) =>
  useQuery({
    queryKey: keyOf('bankFiles', query),
    queryFn: ({ signal }) => callPage('bankFiles', { query, signal }),
    placeholderData: keepPreviousData,
  });

export const useBankFile = (bankFileId: string) =>
  useQuery({
    queryKey: keyOf('bankFile', { bankFileId }),
    queryFn: ({ signal }) => callApi('bankFile', { params: { bankFileId }, signal }),
  });

export const usePreviewBankFile = (payableIds: readonly string[]) =>
  useQuery({
    queryKey: keyOf('previewBankFile', { payableIds }),
    queryFn: ({ signal }) =>
      callApi('previewBankFile', { key: newIdempotencyKey(), body: { payableIds: [...payableIds] }, signal }),
    gcTime: 0,
    staleTime: Infinity,
  });

export function useMakeBankFile() {
  const onSettled = useRefreshTransfers();
  return useGuardedAction({
    mutationFn: (payableIds: readonly string[], key) =>
      callApi('makeBankFile', { key, body: { payableIds: [...payableIds] } }),
    onSettled,
  });
}

export const useBankFileLayouts = () =>
  useQuery({
    queryKey: keyOf('bankFileLayouts'),
    queryFn: ({ signal }) => callApi('bankFileLayouts', { signal }),
    staleTime: Infinity,
  });

/** The file has unmasked account numbers, so it is not cached. */
export function useDownloadBankFile(bankFileId: string) {
  const onSettled = useRefreshTransfers();
  return useGuardedAction({
    mutationFn: (body: BodyInputOf<typeof downloadBankFile>, key) =>
      callFile('downloadBankFile', { key, params: { bankFileId }, body }),
    gcTime: 0,
    onSettled,
  });
}

export function useCancelBankFile(bankFileId: string) {
  const onSettled = useRefreshTransfers();
  return useAction({
    mutationFn: (body: BodyInputOf<typeof cancelBankFile>, key) =>
      callApi('cancelBankFile', { key, params: { bankFileId }, body }),
    onSettled,
  });
}
