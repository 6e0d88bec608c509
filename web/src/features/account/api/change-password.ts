import { callApi } from '../../../lib/api-client.js';
import { useRefresh } from '../../../lib/api/endpoint-query.js';
import { useAction } from '../../../lib/api/use-action.js';
import { useAuth } from '../../../lib/auth/use-auth.js';

export interface NewPassword {
  readonly currentPassword: string | undefined;
  readonly password: string;
  readonly confirmPassword: string;
}

/** The change ends every session with the old password; the fresh token keeps this one. */
export function useChangePassword() {
  const { isHead, login } = useAuth();
  const refresh = useRefresh();
  return useAction({
    mutationFn: async (body: NewPassword, key) => {
      const { token } = await callApi('changePassword', { key, body });
      await login({ token, isHead });
    },
    onSuccess: () => refresh('account'),
  });
}
