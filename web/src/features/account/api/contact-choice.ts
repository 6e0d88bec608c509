import type { ContactSeenBy } from '@deepam/contracts';
import { callApi } from '../../../lib/api-client.js';
import { useRefresh } from '../../../lib/api/endpoint-query.js';
import { useAction } from '../../../lib/api/use-action.js';

export function useContactChoice() {
  const refresh = useRefresh();
  return useAction({
    mutationFn: (contactSeenBy: ContactSeenBy, key) => callApi('updateProfile', { key, body: { contactSeenBy } }),
    onSettled: () => refresh('profile', 'account'),
  });
}
