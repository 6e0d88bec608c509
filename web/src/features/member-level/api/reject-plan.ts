import { useMutation } from '@tanstack/react-query';
import { callApi } from '../../../lib/api-client.js';
import { useRefresh } from '../../../lib/api/endpoint-query.js';

export function useRejectPlan() {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: (rejection: { userId: string; reason: string }) => callApi('rejectPlan', { body: rejection }),
    onSettled: () => refresh('memberNetwork', 'waitingMembers'),
  });
}
