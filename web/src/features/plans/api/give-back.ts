import type { BodyInputOf, askCancellation } from '@deepam/contracts';
import { useQuery } from '@tanstack/react-query';
import { callApi } from '../../../lib/api-client.js';
import { keyOf, useRefresh } from '../../../lib/api/endpoint-query.js';
import type { ItemOf } from '../../../lib/api/endpoint-types.js';
import { useAction } from '../../../lib/api/use-action.js';

export type OwnSale = ItemOf<'listPlanSales'>;

export const usePlanSales = () =>
  useQuery({
    queryKey: keyOf('listPlanSales'),
    queryFn: ({ signal }) => callApi('listPlanSales', { signal }),
    meta: { quiet: true },
  });

export function useAskCancellation() {
  const refresh = useRefresh();
  return useAction({
    mutationFn: (body: BodyInputOf<typeof askCancellation>, key) => callApi('askCancellation', { key, body }),
    onSettled: () => refresh('listPlanSales'),
  });
}

export function useWithdrawCancellation() {
  const refresh = useRefresh();
  return useAction({
    mutationFn: (id: string, key) => callApi('withdrawCancellation', { key, params: { id } }),
    onSettled: () => refresh('listPlanSales'),
  });
}
