import { useAction } from '../../../lib/api/use-action.js';
import { logInWithPasskey } from '../../../lib/auth/passkeys.js';
import { useAuth } from '../../../lib/auth/use-auth.js';

export function usePasskeyLogin() {
  const { login } = useAuth();
  return useAction({ mutationFn: async () => login(await logInWithPasskey()) });
}
