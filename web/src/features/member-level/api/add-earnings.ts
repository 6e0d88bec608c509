import type { addEarnings, BodyInputOf } from '@deepam/contracts';
import { useMutation } from '@tanstack/react-query';
import { callApi } from '../../../lib/api-client.js';
import { useRefresh } from '../../../lib/api/endpoint-query.js';

export function useAddEarnings() {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: (body: BodyInputOf<typeof addEarnings>) => callApi('addEarnings', { body }),
    onSuccess: () => refresh('memberNetwork', 'memberCommissions', 'statement'),
  });
}
