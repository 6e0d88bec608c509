import type { PlanName } from '@deepam/contracts';
import { callApi } from '../../../lib/api-client.js';
import { useRefresh } from '../../../lib/api/endpoint-query.js';
import { useAction } from '../../../lib/api/use-action.js';

/** Sends the proof of a plan payment; the file's field shows how far it is. */
export function useRequestPlanProof() {
  const refresh = useRefresh();
  return useAction({
    mutationFn: ({ plan, utr, planProof }: { plan: PlanName; utr: string; planProof: File }, key) =>
      callApi('requestPlanProof', { key, body: { plan, utr: utr === '' ? undefined : utr }, files: { planProof } }),
    onSettled: () => refresh('membership', 'dashboard', 'profile'),
  });
}
