import type { BankLayout } from '@deepam/contracts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { callApi, callPage } from '../../../lib/api-client.js';
import { keyOf, useRefresh } from '../../../lib/api/endpoint-query.js';
import { useAction } from '../../../lib/api/use-action.js';
import { useGuardedAction } from '../../../lib/approval/use-guarded-action.js';

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
