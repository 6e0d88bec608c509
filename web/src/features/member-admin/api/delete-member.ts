import { callApi } from '../../../lib/api-client.js';
import { useRefresh } from '../../../lib/api/endpoint-query.js';
import { useAction } from '../../../lib/api/use-action.js';

export function useDeleteMember() {
  const refresh = useRefresh();
  return useAction({
    mutationFn: (id: string, key) => callApi('deleteMember', { key, params: { id } }),
    onSettled: () => refresh('memberNetwork', 'waitingMembers', 'dashboard'),
  });
}
