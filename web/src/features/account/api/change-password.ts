import { useMutation } from '@tanstack/react-query';
import { callApi } from '../../../lib/api-client.js';
import { useRefresh } from '../../../lib/api/endpoint-query.js';
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
  return useMutation({
    mutationFn: async (body: NewPassword) => {
      const { token } = await callApi('changePassword', { body });
      await login({ token, isHead });
    },
    onSuccess: () => refresh('account'),
  });
}
