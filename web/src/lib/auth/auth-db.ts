import { type DBSchema, openDB } from 'idb';
import { memberOf } from './token-expiry.js';

interface AuthDb extends DBSchema {
  auth: { key: string; value: { key: 'token'; value: string } | { key: 'isHead'; value: boolean } };
}

export const openAuthDb = () =>
  openDB<AuthDb>('auth-db', 1, {
    upgrade(db) {
      db.createObjectStore('auth', { keyPath: 'key' });
    },
  });

export interface StoredLogin {
  readonly token: string;
  readonly isHead: boolean;
}

export async function readLogin(): Promise<StoredLogin | null> {
  const db = await openAuthDb();
  const [token, isHead] = await Promise.all([db.get('auth', 'token'), db.get('auth', 'isHead')]);
  db.close();
  return typeof token?.value === 'string' ? { token: token.value, isHead: isHead?.value === true } : null;
}

/** @returns false if another account's login is stored, which stays: a late answer must not replace it */
export async function writeLogin({ token, isHead }: StoredLogin): Promise<boolean> {
  const db = await openAuthDb();
  const change = db.transaction('auth', 'readwrite');
  const stored = await change.store.get('token');
  const isFree = !stored || memberOf(stored.value as string) === memberOf(token);
  if (isFree) {
    void change.store.put({ key: 'token', value: token });
    void change.store.put({ key: 'isHead', value: isHead });
  }
  await change.done;
  db.close();
  return isFree;
}

export async function deleteLogin(): Promise<void> {
  const db = await openAuthDb();
  await db.clear('auth');
  db.close();
}
