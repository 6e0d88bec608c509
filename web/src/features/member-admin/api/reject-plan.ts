import { callApi } from '../../../lib/api-client.js';
import { useRefresh } from '../../../lib/api/endpoint-query.js';
import { useAction } from '../../../lib/api/use-action.js';

export function useRejectPlan() {
  const refresh = useRefresh();
  return useAction({
    mutationFn: (rejection: { userId: string; reason: string; requestId?: string }, key) =>
      callApi('rejectPlan', { key, body: rejection }),
    onSettled: () => refresh('memberNetwork', 'waitingMembers'),
  });
}
