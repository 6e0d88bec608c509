import type { BodyOf, requestPlanProof } from '@deepam/contracts';
import { callApi } from '../../../lib/api-client.js';
import { useRefresh } from '../../../lib/api/endpoint-query.js';
import { useAction } from '../../../lib/api/use-action.js';

/** The name under which a proof is the same one until it is answered. */
export const proofDraft = 'requestPlanProof';

export function useRequestPlanProof() {
  const refresh = useRefresh();
  return useAction({
    draft: proofDraft,
    mutationFn: ({ planProof, ...body }: BodyOf<typeof requestPlanProof> & { planProof: File }, key) =>
      callApi('requestPlanProof', { key, body, files: { planProof } }),
    onSettled: () => refresh('membership', 'dashboard', 'profile', 'listUnfinishedPayments'),
  });
}
