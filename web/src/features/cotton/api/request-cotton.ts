import { useMutation } from '@tanstack/react-query';
import { callApi } from '../../../lib/api-client.js';
import { useRefresh } from '../../../lib/api/endpoint-query.js';

export interface CottonRequest {
  /** Whole kilograms. */
  readonly quantity: number;
  readonly address: string;
  readonly paymentProof: File;
}

export function useRequestCotton() {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: ({ paymentProof, ...body }: CottonRequest) =>
      callApi('requestCotton', { body, files: { paymentProof } }),
    onSuccess: () => refresh('cottonOrders'),
  });
}
