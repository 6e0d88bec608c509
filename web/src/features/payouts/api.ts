import { callApi, callFile, callPage } from '../../lib/api-client.js';
import { useRefresh, keyOf } from '../../lib/api/endpoint-query.js';
import { useAction } from '../../lib/api/use-action.js';
import { useGuardedAction } from '../../lib/approval/use-guarded-action.js';
import {
  type BodyInputOf,
  type cancelBankFile,
  type downloadBankFile,
  type PayoutAccount,
  maxFileTransfers,
  type memberCommissionsCsv as csvEndpoint,
  type payables,
  type QueryInputOf,
  type TableFormat,
} from '@deepam/contracts';
import { keepPreviousData, queryOptions, useQuery, type UseMutationOptions } from '@tanstack/react-query';
import { newIdempotencyKey, type IdempotencyKey } from '../../lib/api/build-request.js';
import type { Answer } from '../../lib/api/endpoint-types.js';

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

type Asking = UseMutationOptions<Answer<'commissionRequest'>, Error, number, void>;

export function useCommissionRequest(
  from: PayoutAccount,
  callbacks: Pick<Asking, 'onMutate' | 'onSuccess' | 'onError'> = {},
) {
  const refresh = useRefresh();
  return useAction({
    ...callbacks,
    draft: 'commissionRequest',
    mutationFn: (commissionAmount: number, key) =>
      callApi('commissionRequest', { key, body: { commissionAmount, from } }),
    onSettled: () => refresh('balance', 'dashboard'),
  });
}

/** The result is null without an account number or an IFSC, because no bank could pay then. */
const bankOf = ({ bankAccountNo, ifscCode }: Answer<'profile'>): string | null =>
  bankAccountNo === null || ifscCode === null ? null : bankAccountNo;

export const useOwnBank = (): string | null | undefined =>
  useQuery({
    queryKey: keyOf('profile'),
    queryFn: ({ signal }) => callApi('profile', { signal }),
    select: bankOf,
    meta: { quiet: true },
  }).data;

export type PayablesQuery = QueryInputOf<typeof payables>;

export const payablesQuery = (query: PayablesQuery) =>
  queryOptions({
    queryKey: keyOf('payables', query),
    queryFn: ({ signal }) => callPage('payables', { query, signal }),
    placeholderData: keepPreviousData,
  });

export const usePayables = (query: PayablesQuery) => useQuery(payablesQuery(query));

export const usePayable = (payableId: string) =>
  useQuery({
    queryKey: keyOf('payable', { payableId }),
    queryFn: ({ signal }) => callApi('payable', { params: { payableId }, signal }),
  });

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

/** The amount is computed for each view, because the tax depends on the other payouts of the year. */
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

export type PayoutDecision = { readonly userId: string; readonly commissionId: string } & (
  | { readonly status: 'Approved'; readonly paymentProof: File | null; readonly net: number }
  | { readonly status: 'Rejected'; readonly reason: string }
);

const updateCommissionStatus = (decision: PayoutDecision, key: IdempotencyKey) => {
  const { userId, commissionId, status } = decision;
  return decision.status === 'Approved'
    ? callApi('updateCommissionStatus', {
        key,
        body: { userId, commissionId, status, net: decision.net },
        files: { paymentProof: decision.paymentProof },
      })
    : callApi('updateCommissionStatus', { key, body: { userId, commissionId, status, reason: decision.reason } });
};

export function useUpdateCommissionStatus() {
  const refresh = useRefresh();
  return useGuardedAction({
    mutationFn: updateCommissionStatus,
    onSettled: () => refresh('payables', 'payable', 'waitingPayouts', 'businessOverview'),
  });
}
