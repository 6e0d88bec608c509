import { type DBSchema, type IDBPObjectStore, openDB } from 'idb';
import { isLanguage, type Language } from '../i18n/languages.js';
import { sessionIn } from './session-in.js';
import type { Lock, SealedLogin } from './sealing.js';

/** A login that lies on this device beside the active one, sealed by a PIN. */
export interface KeptLogin {
  readonly memberId: string;
  /** By which the server knows it. */
  readonly id: string;
  /** "Asha P." */
  readonly name: string;
  /** The last two digits of the mobile: two of a family may have one name. */
  readonly ending: string;
  /** Stays on this device: a database that was stolen from the server tells no PIN without it. */
  readonly secret: Uint8Array<ArrayBuffer>;
  readonly lock: Lock;
  readonly login: SealedLogin;
  /** When the sealed token ends, in ms since 1970. */
  readonly endsAt: number;
  /** Whose token is sealed: a session of the server. */
  readonly sessionId: string | null;
  readonly language: string;
}

interface KeptLoginsDb extends DBSchema {
  logins: { key: string; value: KeptLogin };
}

type Store = IDBPObjectStore<KeptLoginsDb, ['logins'], 'logins', 'readwrite'>;

/** Read by `mayHaveKept`, too, which has no chunk in common with this file: its name would be told to every visitor. */
const keptMark = 'deepam-kept';
/** As many as the server knows a browser of. */
export const mostKept = 5;

async function inStore<T>(work: (store: Store) => Promise<T>): Promise<T> {
  const db = await openDB<KeptLoginsDb>('kept-logins', 1, {
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

/** By name; empty where the browser keeps nothing. */
export async function listKept(): Promise<readonly KeptLogin[]> {
  const all = await inStore((store) => store.getAll()).catch(() => []);
  return all.toSorted((one, other) => one.name.localeCompare(other.name));
}

export async function findKept(memberId: string): Promise<KeptLogin | undefined> {
  return (await listKept()).find((kept) => kept.memberId === memberId);
}

/** @throws DOMException where the browser keeps nothing */
export async function putKept(kept: KeptLogin): Promise<void> {
  localStorage.setItem(keptMark, '1');
  await inStore((store) => store.put(kept));
}

/** Changes one, if it is still the one that was looked at. */
export async function changeKept({ memberId, id }: KeptLogin, change: Partial<KeptLogin>): Promise<void> {
  await inStore(async (store) => {
    const present = await store.get(memberId);
    if (present?.id === id) await store.put({ ...present, ...change });
  });
}

export async function removeKept(memberId: string): Promise<void> {
  const left = await inStore(async (store) => {
    await store.delete(memberId);
    return (await store.getAll()).length;
  });
  if (left === 0) localStorage.removeItem(keptMark);
}

/** What is noted of a token beside its seal. */
export const notesOf = (token: string, endsAt: number | null) => ({ endsAt: endsAt ?? 0, sessionId: sessionIn(token) });

export const languageOf = ({ language }: KeptLogin): Language | null => (isLanguage(language) ? language : null);
