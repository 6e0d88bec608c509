import { useMutation } from '@tanstack/react-query';
import { callApi } from '../../../lib/api-client.js';
import { useRefresh } from '../../../lib/api/endpoint-query.js';

export function useDeleteMember() {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: (id: string) => callApi('deleteMember', { params: { id } }),
    onSettled: () => refresh('memberNetwork', 'waitingMembers', 'dashboard'),
  });
}
