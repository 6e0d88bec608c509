import { normaliseReferralCode, normaliseMobile } from '@deepam/contracts';
import { skipToken, useQuery } from '@tanstack/react-query';
import { callApi } from '../../lib/api-client.js';
import { keyOf } from '../../lib/api/endpoint-query.js';
import type { Answer } from '../../lib/api/endpoint-types.js';
import { useAction } from '../../lib/api/use-action.js';
import { currentToken } from '../../lib/auth/session.js';
import { useAuth } from '../../lib/auth/use-auth.js';
import { endDraft } from '../../lib/drafts/drafts.js';
import type { Registration } from './register-rules.js';

export const useInviter = (code: string | null) => {
  const query = { code: normaliseReferralCode(code ?? '') };
  return useQuery({
    queryKey: keyOf('getInviter', query),
    queryFn: code === null ? skipToken : ({ signal }) => callApi('getInviter', { query, signal }),
    staleTime: Infinity,
    retry: false,
  });
};

export type Registered = Answer<'register'> & {
  readonly isIn: boolean;
};

/** Logs in with the typed password, unless a user is logged in: that user has registered another person. */
export function useRegister() {
  const { login } = useAuth();
  return useAction({
    mutationFn: async (typed: Registration, key): Promise<Registered> => {
      const { name, email, contactSeenBy, referralCode, password } = typed;
      const mobile = normaliseMobile(typed.mobile);
      const body = { name: name.trim(), mobile, email: email.trim(), contactSeenBy, referralCode, password };
      const registered = await callApi('register', { key, body });
      // The draft belongs to the visitor, and the new account would not find it.
      endDraft('register');
      if (currentToken() !== null) return { ...registered, isIn: false };
      // The account exists: if the automatic login fails, the member logs in by hand.
      const isIn = await callApi('login', { key, body: { mobile, password } })
        .then(login)
        .then(
          () => true,
          () => false,
        );
      return { ...registered, isIn };
    },
  });
}
