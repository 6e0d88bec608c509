import { callApi } from '../../../lib/api-client.js';
import { useAction } from '../../../lib/api/use-action.js';
import { useAuth } from '../../../lib/auth/use-auth.js';

export function useLogin() {
  const { login } = useAuth();
  return useAction({
    mutationFn: async (body: { mobile: string; password: string; code?: string }, key) =>
      login(await callApi('login', { key, body })),
  });
}
