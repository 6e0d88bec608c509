import type { BodyInputOf, changeTaxRates } from '@deepam/contracts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { callApi } from '../../../lib/api-client.js';
import { keyOf } from '../../../lib/api/endpoint-query.js';
import { useGuardedAction } from '../../../lib/approval/use-guarded-action.js';

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
