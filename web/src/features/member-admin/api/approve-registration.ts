import { callApi } from '../../../lib/api-client.js';
import { useRefresh } from '../../../lib/api/endpoint-query.js';
import { useAction } from '../../../lib/api/use-action.js';

export function useApproveRegistration() {
  const refresh = useRefresh();
  return useAction({
    mutationFn: (userId: string, key) => callApi('approveRegistration', { key, body: { userId } }),
    onSettled: () => refresh('memberNetwork', 'waitingMembers'),
  });
}
