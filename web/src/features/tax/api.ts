import type { BodyInputOf, changeTaxRates, addTaxDeposit, TableFormat } from '@deepam/contracts';
import { useQuery, useQueryClient, keepPreviousData } from '@tanstack/react-query';
import { callApi, callFile } from '../../lib/api-client.js';
import { keyOf, useRefresh } from '../../lib/api/endpoint-query.js';
import { useGuardedAction } from '../../lib/approval/use-guarded-action.js';
import type { IdempotencyKey } from '../../lib/api/build-request.js';
import type { Answer } from '../../lib/api/endpoint-types.js';
import type { TaxPeriod } from './tax-period.js';

const key = keyOf('taxRates');

export const useTaxRates = () =>
  useQuery({
    queryKey: key,
    queryFn: ({ signal }) => callApi('taxRates', { signal }),
    staleTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });

export function useChangeTaxRates() {
  const client = useQueryClient();
  return useGuardedAction({
    mutationFn: (body: BodyInputOf<typeof changeTaxRates>, action) => callApi('changeTaxRates', { key: action, body }),
    onSuccess: (next) => void client.setQueryData(key, next),
  });
}

const asPage = ({ total: sums, pages, ...rest }: Answer<'taxRegister'>, page: number) => ({
  ...rest,
  sums,
  total: sums.payouts,
  nextCursor: page + 1 < pages ? String(page + 1) : null,
});

export type TaxRegister = ReturnType<typeof asPage>;

/** @param page from 0 */
export const useTaxRegister = (period: TaxPeriod, page: number) =>
  useQuery({
    queryKey: keyOf('taxRegister', { ...period, page }),
    queryFn: ({ signal }) => callApi('taxRegister', { query: { ...period, page }, signal }),
    placeholderData: keepPreviousData,
    select: (register) => asPage(register, page),
  });

export function useAddTaxDeposit() {
  const refresh = useRefresh();
  return useGuardedAction({
    mutationFn: (body: BodyInputOf<typeof addTaxDeposit>, key) => callApi('addTaxDeposit', { key, body }),
    onSuccess: () => refresh('taxRegister', 'businessOverview'),
  });
}

/** The file has unmasked PANs: the server may ask for the password, and the file is not cached. */
export const exportTaxRegister = ({ year, quarter }: TaxPeriod, format: TableFormat, key: IdempotencyKey) =>
  callFile('exportTaxRegister', { key, query: { format }, body: { year, quarter } });
