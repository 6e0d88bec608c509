import type { PlanName } from '@deepam/contracts';
import { useMutation } from '@tanstack/react-query';
import { callApi } from '../../../lib/api-client.js';
import { useRefresh } from '../../../lib/api/endpoint-query.js';

/** Sends the proof of a plan payment; the file's field shows how far it is. */
export function useRequestPlanProof() {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: ({ plan, utr, planProof }: { plan: PlanName; utr: string; planProof: File }) =>
      callApi('requestPlanProof', { body: { plan, utr: utr === '' ? undefined : utr }, files: { planProof } }),
    onSettled: () => refresh('membership', 'dashboard', 'profile'),
  });
}
