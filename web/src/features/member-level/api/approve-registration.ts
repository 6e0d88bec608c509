import { useMutation } from '@tanstack/react-query';
import { callApi } from '../../../lib/api-client.js';
import { useRefresh } from '../../../lib/api/endpoint-query.js';

export function useApproveRegistration() {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: (userId: string) => callApi('approveRegistration', { body: { userId } }),
    onSettled: () => refresh('memberNetwork', 'waitingMembers'),
  });
}
