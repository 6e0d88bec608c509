import { openAuthDb, type StoredLogin } from './auth-db.js';
import { currentToken, followOtherTab, startSession } from './session.js';
import { memberOf } from './token-expiry.js';
import { useAuth } from './use-auth.js';

/**
 * Takes a fresh token into the session of whoever is logged in as it is asked for. Who has left meanwhile is not brought back by it: neither into
 * the place of another account, nor where room was made for one.
 */
export function useRenewal(): (token: string) => Promise<void> {
  const { memberId, isHead } = useAuth();
  return async (token) => {
    if (memberOf(currentToken() ?? '') === memberId) await startSession({ token, isHead }, replaceLogin);
  };
}

/** @returns false where that account is the active one no more: then the page begins anew */
async function replaceLogin({ token, isHead }: StoredLogin): Promise<boolean> {
  const db = await openAuthDb();
  const change = db.transaction('auth', 'readwrite');
  const stored = await change.store.get('token');
  const isThere = typeof stored?.value === 'string' && memberOf(stored.value) === memberOf(token);
  if (isThere) {
    void change.store.put({ key: 'token', value: token });
    void change.store.put({ key: 'isHead', value: isHead });
  }
  await change.done;
  db.close();
  // This tab has not heard of it.
  if (!isThere) await followOtherTab('other');
  return isThere;
}
