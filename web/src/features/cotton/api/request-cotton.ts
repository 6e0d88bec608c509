import { callApi } from '../../../lib/api-client.js';
import { useRefresh } from '../../../lib/api/endpoint-query.js';
import { useAction } from '../../../lib/api/use-action.js';

export interface CottonRequest {
  /** Whole kilograms. */
  readonly quantity: number;
  readonly address: string;
  /** Twelve digits, or empty. */
  readonly utr: string;
  readonly paymentProof: File;
}

export function useRequestCotton() {
  const refresh = useRefresh();
  return useAction({
    mutationFn: ({ paymentProof, ...body }: CottonRequest, key) =>
      callApi('requestCotton', { key, body, files: { paymentProof } }),
    onSuccess: () => refresh('cottonOrders'),
  });
}
