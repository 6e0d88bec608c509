import type { PasswordReason } from '@deepam/contracts';
import { useStore, useStorePart } from '../store.js';
import { urlOf } from '../api/build-request.js';
import { currentToken, endSession, type EndReason, session, startSession } from './session.js';
import { isFreshLogin, memberOf, needsNewPassword, needsSecondFactor, passwordReasonOf } from './token-expiry.js';

export interface Auth {
  readonly status: 'loading' | 'out' | 'in';
  readonly isHead: boolean;
  readonly memberId: string | null;
  readonly mustChangePassword: boolean;
  readonly passwordReason: PasswordReason;
  readonly mustSetUpSecondFactor: boolean;
  isFreshAt(moment: number): boolean;
  readonly endReason: EndReason | null;
  login(answer: { token: string; isHead: boolean }): Promise<void>;
  logout(): Promise<void>;
}

const login: Auth['login'] = ({ token, isHead }) => startSession({ token, isHead });

/** A slow connection may delay a logout for this time in milliseconds. */
const patienceMs = 2_000;

/** Data on this device are cleared first, because the end of push notifications still needs the token. */
export async function logout(): Promise<void> {
  const token = currentToken();
  const leaving = import('../push/push.js').then(({ leaveDevice }) => leaveDevice()).catch(() => undefined);
  await Promise.race([leaving, new Promise((done) => setTimeout(done, patienceMs))]);
  if (token !== null) endOnServer(token);
  await endSession('signed-out');
}

/** The server rejects the token from then on. The logout does not wait for it. */
export function endOnServer(token: string): void {
  const [method, path] = __API_ROUTES__.logout;
  const headers = { authorization: `Bearer ${token}` };
  // The page may close immediately, so the request is kept alive.
  fetch(urlOf(path), { method, headers, keepalive: true }).catch(() => undefined);
}

/** The value is false before the login is known, so that visitors need no second render. */
export const useIsMember = (): boolean => useStorePart(session, ({ status }) => status === 'in');

export const useIsFreeMember = (): boolean =>
  useStorePart(session, (now) => now.status === 'in' && !needsNewPassword(now.token) && !needsSecondFactor(now.token));

export function useAuth(): Auth {
  const now = useStore(session);
  return {
    status: now.status,
    isHead: now.status === 'in' && now.isHead,
    memberId: now.status === 'in' ? memberOf(now.token) : null,
    mustChangePassword: now.status === 'in' && needsNewPassword(now.token),
    passwordReason: passwordReasonOf(now.status === 'in' ? now.token : ''),
    mustSetUpSecondFactor: now.status === 'in' && needsSecondFactor(now.token),
    isFreshAt: (moment) => now.status === 'in' && isFreshLogin(now.token, moment),
    endReason: now.status === 'out' ? now.reason : null,
    login,
    logout,
  };
}
