import { openAuthDb, type StoredLogin } from './auth-db.js';
import { currentToken, followOtherTab, startSession } from './session.js';
import { memberOf } from './token-expiry.js';
import { useAuth } from './use-auth.js';

/**
 * Stores a renewed token in the session that asked for it, unless that session has ended or another account has
 * replaced it.
 */
export function useRenewal(): (token: string) => Promise<void> {
  const { memberId, isHead } = useAuth();
  return async (token) => {
    if (memberOf(currentToken() ?? '') === memberId) await startSession({ token, isHead }, replaceLogin);
  };
}

/** @returns false if the account is no longer the active one: then the page reloads */
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
  if (!isThere) await followOtherTab('other');
  return isThere;
}
