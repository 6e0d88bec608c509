import type { BodyOf, requestCotton } from '@deepam/contracts';
import { callApi } from '../../../lib/api-client.js';
import { useRefresh } from '../../../lib/api/endpoint-query.js';
import { useAction } from '../../../lib/api/use-action.js';

type CottonRequest = BodyOf<typeof requestCotton> & { readonly paymentProof: File };

export function useRequestCotton() {
  const refresh = useRefresh();
  return useAction({
    draft: 'requestCotton',
    mutationFn: ({ paymentProof, ...body }: CottonRequest, key) =>
      callApi('requestCotton', { key, body, files: { paymentProof } }),
    // A failed call refreshes too: an earlier attempt may have succeeded.
    onSettled: () => refresh('cottonOrders', 'cottonUpi'),
  });
}
