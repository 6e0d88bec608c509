import { useQuery } from '@tanstack/react-query';
import { callApi } from '../../lib/api-client.js';
import { keyOf } from '../../lib/api/endpoint-query.js';
import { useAction } from '../../lib/api/use-action.js';
import { useAuth } from '../../lib/auth/use-auth.js';
import { logInWithPasskey } from '../../lib/auth/passkeys.js';

export const useDemoLogins = () =>
  useQuery({
    queryKey: keyOf('demoLogins'),
    queryFn: ({ signal }) => callApi('demoLogins', { signal }),
    staleTime: Infinity,
  });

export const useForgotPassword = () =>
  useAction({ mutationFn: (mobile: string, key) => callApi('forgotPassword', { key, body: { mobile } }) });

export function useLogin() {
  const { login } = useAuth();
  return useAction({
    mutationFn: async (body: { mobile: string; password: string; code?: string }, key) =>
      login(await callApi('login', { key, body })),
  });
}

export function usePasskeyLogin() {
  const { login } = useAuth();
  return useAction({ mutationFn: async () => login(await logInWithPasskey()) });
}
