import { callApi } from '../api-client.js';
import { ApiError } from '../api/api-error.js';
import { newIdempotencyKey } from '../api/build-request.js';
import { readLogin } from '../auth/auth-db.js';
import { currentToken, followOtherTab, session } from '../auth/session.js';
import { memberOf } from '../auth/token-expiry.js';
import { findKept, removeKept } from './kept-logins.js';
import { sessionIn } from './session-in.js';

/**
 * While somebody is logged in: a token that is renewed is sealed anew where the login is kept, and a tab that was asleep while another switched
 * begins anew when it is seen again. Returns what ends it.
 */
export function followKept(): () => void {
  const seal = () => void keepUp().catch(() => undefined);
  isStored = false;
  const look = () => document.visibilityState === 'visible' && void lookWhose().catch(() => undefined);
  seal();
  look();
  // For a logout without a line.
  void import('../push/push.js').catch(() => undefined);
  const unfollow = session.subscribe(seal);
  document.addEventListener('visibilitychange', look);
  window.addEventListener('pageshow', look);
  return () => {
    unfollow();
    document.removeEventListener('visibilitychange', look);
    window.removeEventListener('pageshow', look);
  };
}

let sealed: string | null = null;

async function keepUp(): Promise<void> {
  const token = currentToken();
  if (token === null || token === sealed) return;
  sealed = token;
  const kept = await findKept(memberOf(token) ?? '');
  if (kept === undefined) return;
  if (kept.sessionId !== sessionIn(token)) {
    // A login of its own, with the password: the server is told which session the PIN opens from now on.
    const isRenewed = await callApi('renewKeptLogin', { key: newIdempotencyKey(), params: { id: kept.id } }).then(
      () => true,
      (error: unknown) => {
        sealed = null;
        if (error instanceof ApiError && error.code === 'IDENTITY.KEPT_LOGIN_NOT_FOUND') return false;
        throw error;
      },
    );
    if (!isRenewed) return removeKept(kept.memberId);
  }
  const [login, { sealAgain }] = await Promise.all([readLogin(), import('./seal-again.js')]);
  if (login !== null && memberOf(login.token) === kept.memberId) await sealAgain(kept, login);
}

/** Some browsers keep no login: there is none to compare with then. */
let isStored = false;

/** The active login is another one's, or nobody's: also where a page comes back as it was left (`pageshow`), and has heard nothing. */
async function lookWhose(): Promise<void> {
  const present = currentToken();
  const login = await readLogin();
  isStored ||= login !== null;
  if (present === null || !isStored) return;
  if (login === null || memberOf(login.token) !== memberOf(present)) await followOtherTab('other');
}
