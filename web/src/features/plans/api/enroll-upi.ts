import type { PlanName } from '@deepam/contracts';
import { callApi } from '../../../lib/api-client.js';
import { useRefresh } from '../../../lib/api/endpoint-query.js';
import type { Answer } from '../../../lib/api/endpoint-types.js';
import { useAction } from '../../../lib/api/use-action.js';

export type Enrollment = Answer<'enrollUpi'>;

export function useEnrollUpi() {
  const refresh = useRefresh();
  return useAction({
    mutationFn: (plan: PlanName, key) => callApi('enrollUpi', { key, body: { plan } }),
    onSuccess: () => void refresh('listUnfinishedPayments'),
  });
}
