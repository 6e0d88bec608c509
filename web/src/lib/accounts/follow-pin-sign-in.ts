import { callApi } from '../api-client.js';
import { ApiError } from '../api/api-error.js';
import { newIdempotencyKey } from '../api/build-request.js';
import { readLogin } from '../auth/auth-db.js';
import { currentToken, followOtherTab, session } from '../auth/session.js';
import { memberOf } from '../auth/token-expiry.js';
import { findPinSignIn, deletePinSignIn, sessionIn } from './pin-sign-ins.js';

/**
 * Reseals a renewed token of a PIN sign-in, and reloads a sleeping tab after a switch of accounts in another tab.
 * Returns a function that ends it.
 */
export function followPinSignIn(): () => void {
  const seal = () => void keepUp().catch(() => undefined);
  isStored = false;
  const checkWhenVisible = () => document.visibilityState === 'visible' && void lookWhose().catch(() => undefined);
  seal();
  checkWhenVisible();
  // The code for push is loaded now, because a later logout may have no connection.
  void import('../push/push.js').catch(() => undefined);
  const unfollow = session.subscribe(seal);
  document.addEventListener('visibilitychange', checkWhenVisible);
  window.addEventListener('pageshow', checkWhenVisible);
  return () => {
    unfollow();
    document.removeEventListener('visibilitychange', checkWhenVisible);
    window.removeEventListener('pageshow', checkWhenVisible);
  };
}

let sealed: string | null = null;

async function keepUp(): Promise<void> {
  const token = currentToken();
  if (token === null || token === sealed) return;
  sealed = token;
  const kept = await findPinSignIn(memberOf(token) ?? '');
  if (kept === undefined) return;
  if (kept.sessionId !== sessionIn(token)) {
    // A new login with the password has a new session, which the server must connect with the PIN.
    const isRenewed = await callApi('renewPinSignIn', { key: newIdempotencyKey(), params: { id: kept.id } }).then(
      () => true,
      (error: unknown) => {
        sealed = null;
        if (error instanceof ApiError && error.code === 'IDENTITY.PIN_SIGN_IN_NOT_FOUND') return false;
        throw error;
      },
    );
    if (!isRenewed) return deletePinSignIn(kept.memberId);
  }
  const [login, { sealAgain }] = await Promise.all([readLogin(), import('./seal-again.js')]);
  if (login !== null && memberOf(login.token) === kept.memberId) await sealAgain(kept, login);
}

/** Some browsers store no login, so there is none to compare with. */
let isStored = false;

/** The active login may have changed, also when the browser restores a page (`pageshow`) that got no message. */
async function lookWhose(): Promise<void> {
  const present = currentToken();
  const login = await readLogin();
  isStored ||= login !== null;
  if (present === null || !isStored) return;
  if (login === null || memberOf(login.token) !== memberOf(present)) await followOtherTab('other');
}
