import { type DBSchema, openDB } from 'idb';

interface AuthDb extends DBSchema {
  auth: { key: string; value: { key: 'token'; value: string } | { key: 'isHead'; value: boolean } };
}

const open = () =>
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
  const db = await open();
  const [token, isHead] = await Promise.all([db.get('auth', 'token'), db.get('auth', 'isHead')]);
  db.close();
  return typeof token?.value === 'string' ? { token: token.value, isHead: isHead?.value === true } : null;
}

export async function writeLogin({ token, isHead }: StoredLogin): Promise<void> {
  const db = await open();
  const change = db.transaction('auth', 'readwrite');
  await Promise.all([
    change.store.put({ key: 'token', value: token }),
    change.store.put({ key: 'isHead', value: isHead }),
    change.done,
  ]);
  db.close();
}

export async function deleteLogin(): Promise<void> {
  const db = await open();
  const change = db.transaction('auth', 'readwrite');
  await Promise.all([change.store.delete('token'), change.store.delete('isHead'), change.done]);
  db.close();
}
