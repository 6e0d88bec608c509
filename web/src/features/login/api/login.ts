import { useMutation } from '@tanstack/react-query';
import { callApi } from '../../../lib/api-client.js';
import { useAuth } from '../../../lib/auth/use-auth.js';

/** Logs in and begins the session. */
export function useLogin() {
  const { login } = useAuth();
  return useMutation({
    mutationFn: async (body: { mobile: string; password: string }) => login(await callApi('login', { body })),
  });
}
