import { createStore } from '../store.js';
import { deleteLogin, readLogin, type StoredLogin, writeLogin } from './auth-db.js';
import { noteMember } from './member-hint.js';
import { expiryOf, hasExpired, waitUntilExpiry } from './token-expiry.js';

export type EndReason = 'signed-out' | 'expired';
export type Session =
  | { readonly status: 'loading' }
  | { readonly status: 'out'; readonly reason: EndReason | null }
  | { readonly status: 'in'; readonly token: string; readonly isHead: boolean };

export const session = createStore<Session>({ status: 'loading' });

/** How long the browser's database may hold up a logout. */
const patienceMs = 1_000;

let timer: ReturnType<typeof setTimeout> | undefined;
/** Other tabs of the same browser log in and out together. */
let tabs: BroadcastChannel | undefined;

export function currentToken(): string | null {
  const now = session.get();
  return now.status === 'in' ? now.token : null;
}

/** Reads the stored login once, at startup; a private window without IndexedDB starts logged out. */
export async function restoreSession(): Promise<void> {
  tabs = new BroadcastChannel('deepam-auth');
  tabs.onmessage = ({ data }) => void followOtherTab(data as EndReason | 'in');
  document.addEventListener('visibilitychange', checkExpiry);
  const stored = await readLogin().catch(() => null);
  if (stored === null) return become(null, null);
  if (hasExpired(stored.token, Date.now())) return endSession('expired');
  become(stored, null);
}

/** Begins a session, or renews the token of the present one. Keeps working in memory where storage is denied. */
export async function startSession(login: StoredLogin): Promise<void> {
  await writeLogin(login).catch(() => undefined);
  become(login, null);
  tabs?.postMessage('in');
}

export async function endSession(reason: EndReason): Promise<void> {
  const ended = currentToken();
  // First, so that who closes the page at the sight of the login is logged out; a database that hangs holds up nobody.
  await Promise.race([deleteLogin().catch(() => undefined), new Promise((over) => setTimeout(over, patienceMs))]);
  if (currentToken() === ended) become(null, reason);
  tabs?.postMessage(reason);
}

async function followOtherTab(news: EndReason | 'in'): Promise<void> {
  become(news === 'in' ? await readLogin().catch(() => null) : null, news === 'in' ? null : news);
}

function become(login: StoredLogin | null, reason: EndReason | null): void {
  clearTimeout(timer);
  noteMember(login !== null);
  session.set(login === null ? { status: 'out', reason } : { status: 'in', ...login });
  const expiresAt = login === null ? null : expiryOf(login.token);
  if (expiresAt !== null) timer = setTimeout(checkExpiry, waitUntilExpiry(expiresAt, Date.now()));
}

function checkExpiry(): void {
  const token = currentToken();
  if (token === null) return;
  if (hasExpired(token, Date.now())) void endSession('expired');
  else {
    clearTimeout(timer);
    timer = setTimeout(checkExpiry, waitUntilExpiry(expiryOf(token)!, Date.now()));
  }
}
