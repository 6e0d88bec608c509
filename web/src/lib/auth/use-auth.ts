import type { PasswordReason } from '@deepam/contracts';
import { useStore, useStorePart } from '../store.js';
import { urlOf } from '../api/build-request.js';
import { currentToken, endSession, type EndReason, session, startSession } from './session.js';
import { isFreshLogin, memberOf, needsNewPassword, needsSecondFactor, passwordReasonOf } from './token-expiry.js';

export interface Auth {
  readonly status: 'loading' | 'out' | 'in';
  readonly isHead: boolean;
  /** The id of whoever is logged in. */
  readonly memberId: string | null;
  /** Nothing is open but changing the password. */
  readonly mustChangePassword: boolean;
  readonly passwordReason: PasswordReason;
  /** Nothing is open but setting a second factor up. */
  readonly mustSetUpSecondFactor: boolean;
  /** Whether the password had been given shortly before this moment, in milliseconds. */
  isFreshAt(moment: number): boolean;
  /** Why the last session ended, while logged out. */
  readonly endReason: EndReason | null;
  /** Stores a login that the server has given. */
  login(answer: { token: string; isHead: boolean }): Promise<void>;
  logout(): Promise<void>;
}

const login: Auth['login'] = ({ token, isHead }) => startSession({ token, isHead });

/** How long a slow line may hold up a logout. */
const patienceMs = 2_000;

/** Ends the session here and on the server. First what was left on this device: the token is still needed to end its pushes. */
export async function logout(): Promise<void> {
  const token = currentToken();
  const leaving = import('../push/push.js').then(({ leaveDevice }) => leaveDevice()).catch(() => undefined);
  await Promise.race([leaving, new Promise((done) => setTimeout(done, patienceMs))]);
  if (token !== null) endOnServer(token);
  await endSession('signed-out');
}

/** The server refuses the token from then on. Nothing waits for it: who is offline, or whose other tab was faster, is logged out here. */
export function endOnServer(token: string): void {
  const [method, path] = __API_ROUTES__.logout;
  const headers = { authorization: `Bearer ${token}` };
  // Kept alive, as the page may be closed at once.
  fetch(urlOf(path), { method, headers, keepalive: true }).catch(() => undefined);
}

/** Whether somebody is logged in: nothing is drawn anew when it turns out that nobody is. */
export const useIsMember = (): boolean => useStorePart(session, ({ status }) => status === 'in');

/** Whether somebody is logged in for whom everything is open. */
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
