import { useMutation } from '@tanstack/react-query';
import { callApi } from '../../../lib/api-client.js';
import { useRefresh } from '../../../lib/api/endpoint-query.js';

export function useRequestReturn() {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: (id: string) => callApi('requestReturn', { params: { id } }),
    onSettled: () => refresh('cottonOrders'),
  });
}
