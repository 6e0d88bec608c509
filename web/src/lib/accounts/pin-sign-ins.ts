import { type DBSchema, type IDBPObjectStore, openDB } from 'idb';
import { isLanguage, type Language } from '../i18n/languages.js';
import type { Lock, SealedLogin } from './sealing.js';

/**
 * The login is stored next to the active one and sealed by a PIN. The sealed token ends at `endsAt`, in ms since 1970.
 */
export interface PinSignIn {
  readonly memberId: string;
  readonly id: string;
  readonly name: string;
  /** The last two digits of the mobile distinguish two members of a family with one name. */
  readonly ending: string;
  /** The secret stays on this device: without it a stolen server database reveals no PIN. */
  readonly secret: Uint8Array<ArrayBuffer>;
  readonly lock: Lock;
  readonly login: SealedLogin;
  readonly endsAt: number;
  readonly sessionId: string | null;
  readonly language: string;
}

interface PinSignInsDb extends DBSchema {
  logins: { key: string; value: PinSignIn };
}

type Store = IDBPObjectStore<PinSignInsDb, ['logins'], 'logins', 'readwrite'>;

/** `mayHavePinSignIns` repeats the name, because a shared chunk would be listed for every visitor. */
const presenceMark = 'deepam-kept';
/** The server accepts the same number of accounts per browser. */
export const maxPinSignIns = 5;

async function inStore<T>(work: (store: Store) => Promise<T>): Promise<T> {
  const db = await openDB<PinSignInsDb>('pin-sign-ins', 1, {
    upgrade(fresh) {
      fresh.createObjectStore('logins', { keyPath: 'memberId' });
    },
  });
  try {
    const change = db.transaction('logins', 'readwrite');
    const done = await work(change.store);
    await change.done;
    return done;
  } finally {
    db.close();
  }
}

export async function listPinSignIns(): Promise<readonly PinSignIn[]> {
  const all = await inStore((store) => store.getAll()).catch(() => []);
  return all.toSorted((one, other) => one.name.localeCompare(other.name));
}

export async function findPinSignIn(memberId: string): Promise<PinSignIn | undefined> {
  return (await listPinSignIns()).find((kept) => kept.memberId === memberId);
}

/** @throws DOMException when the browser has no storage */
export async function savePinSignIn(kept: PinSignIn): Promise<void> {
  localStorage.setItem(presenceMark, '1');
  await inStore((store) => store.put(kept));
}

export async function updatePinSignIn({ memberId, id }: PinSignIn, change: Partial<PinSignIn>): Promise<void> {
  await inStore(async (store) => {
    const present = await store.get(memberId);
    if (present?.id === id) await store.put({ ...present, ...change });
  });
}

export async function deletePinSignIn(memberId: string): Promise<void> {
  const left = await inStore(async (store) => {
    await store.delete(memberId);
    return (await store.getAll()).length;
  });
  if (left === 0) localStorage.removeItem(presenceMark);
}

export const sessionFactsOf = (token: string, endsAt: number | null) => ({
  endsAt: endsAt ?? 0,
  sessionId: sessionIn(token),
});

export const languageOf = ({ language }: PinSignIn): Language | null => (isLanguage(language) ? language : null);

export function sessionIn(token: string): string | null {
  try {
    const payload = token.split('.')[1]!.replaceAll('-', '+').replaceAll('_', '/');
    const { sid } = JSON.parse(atob(payload)) as { sid?: unknown };
    return typeof sid === 'string' ? sid : null;
  } catch {
    return null;
  }
}
