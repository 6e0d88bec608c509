import { useMutation } from '@tanstack/react-query';
import { callApi } from '../../../lib/api-client.js';
import { useRefresh } from '../../../lib/api/endpoint-query.js';

export interface ReturnDecision {
  readonly id: string;
  readonly status: 'Approved' | 'Rejected';
  /** Kilograms of finished wicks taken back. */
  readonly cottonReturnQuantity?: number;
  readonly rejectionReason?: string;
  readonly adminImage?: File | null;
}

export function useDecideReturn() {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: ({ id, adminImage, ...body }: ReturnDecision) =>
      callApi('decideReturn', { params: { id }, body, files: { adminImage } }),
    onSettled: () => refresh('networkCottonOrders', 'waitingCotton'),
  });
}
