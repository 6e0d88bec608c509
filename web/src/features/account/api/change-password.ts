import type { BodyOf, changePassword } from '@deepam/contracts';
import { callApi } from '../../../lib/api-client.js';
import { useRefresh } from '../../../lib/api/endpoint-query.js';
import { useAction } from '../../../lib/api/use-action.js';
import { useRenewal } from '../../../lib/auth/use-renewal.js';

/** The change ends every session with the old password; the new token keeps this one. */
export function useChangePassword() {
  const renew = useRenewal();
  const refresh = useRefresh();
  return useAction({
    mutationFn: async (body: BodyOf<typeof changePassword>, key) => {
      const { token } = await callApi('changePassword', { key, body });
      await renew(token);
    },
    onSuccess: () => refresh('account'),
  });
}
