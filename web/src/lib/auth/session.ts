import { createStore } from '../store.js';
import { forgetDraftsOf } from '../drafts/draft-place.js';
import { forgetKept } from '../offline/forget-kept.js';
import { connectivity, checkOnline } from '../connectivity.js';
import { deleteLogin, readLogin, type StoredLogin, writeLogin } from './auth-db.js';
import { expiryOf, hasExpired, memberOf, readableUntil, waitUntilExpiry } from './token-expiry.js';

const storageKey = 'deepam-member';

/**
 * Stores only whether a user is logged in, for the script in the head of every page: visitors see the login link at
 * the first paint, members never do.
 */
function noteMember(isLoggedIn: boolean): void {
  document.documentElement.toggleAttribute('data-member', isLoggedIn);
  try {
    if (isLoggedIn) localStorage.setItem(storageKey, '1');
    else localStorage.removeItem(storageKey);
  } catch {
    // Without storage the next visit begins as a visitor's.
  }
}

export type EndReason = 'signed-out' | 'expired';
export type Session =
  | { readonly status: 'loading' }
  | { readonly status: 'out'; readonly reason: EndReason | null }
  | {
      readonly status: 'in';
      readonly token: string;
      readonly isHead: boolean;
      /** The login has expired offline: only stored data are readable. */
      readonly isOver?: true;
    };

export const session = createStore<Session>({ status: 'loading' });

/** The browser's database may delay a logout for this time in milliseconds. */
const patienceMs = 1_000;

let timer: ReturnType<typeof setTimeout> | undefined;
/** Tabs of the same browser log in and out together. */
let tabs: BroadcastChannel | undefined;

export function currentToken(): string | null {
  const now = session.get();
  return now.status === 'in' ? now.token : null;
}

/** A private window without IndexedDB starts logged out. */
export async function restoreSession(): Promise<void> {
  tabs = new BroadcastChannel('deepam-auth');
  tabs.onmessage = ({ data }) => void followOtherTab(data as News);
  document.addEventListener('visibilitychange', () => void checkExpiry());
  connectivity.subscribe(() => connectivity.get().isOnline && void checkExpiry());
  const stored = await readLogin().catch(() => null);
  if (stored === null) {
    // The browser was closed during a logout.
    if (document.documentElement.hasAttribute('data-member')) await forgetInTime();
    return become(null, null);
  }
  if (hasExpired(stored.token, Date.now())) {
    if (!(await mayReadOn(stored.token))) return endSession('expired');
    become(stored, null);
    return checkExpiry();
  }
  become(stored, null);
}

export async function startSession(login: StoredLogin, write = writeLogin): Promise<void> {
  await forgetOthers(login);
  if (!(await write(login).catch(() => true))) return;
  become(login, null);
  tabs?.postMessage('in');
}

export async function endSession(reason: EndReason): Promise<void> {
  const ended = currentToken();
  if (reason === 'signed-out' && ended !== null) forgetDraftsOf(memberOf(ended));
  // The stored login is deleted first, so that closing the page after the logout is safe; a hanging database is not
  // awaited.
  await inTime(Promise.all([deleteLogin().catch(() => undefined), forgetKept()]));
  if (currentToken() === ended) become(null, reason);
  tabs?.postMessage(reason);
}

/** `other`: another login is active, or none. The page reloads, so that no data of the previous account survive. */
type News = EndReason | 'in' | 'other';

export async function followOtherTab(news: News): Promise<void> {
  if (news === 'other') {
    become(null, null);
    // The reload waits until the form is unmounted and no longer asks.
    return void setTimeout(() => location.replace('/dashboard'));
  }
  const login = news === 'in' ? await readLogin().catch(() => null) : null;
  if (login !== null) await forgetOthers(login);
  become(login, news === 'in' ? null : news);
}

/** Stored data belong to one account: they are deleted before another account logs in, or if their owner is unknown. */
async function forgetOthers(next: StoredLogin): Promise<void> {
  const present = currentToken();
  if (present === null || memberOf(present) !== memberOf(next.token)) await forgetInTime();
}

const forgetInTime = () => inTime(forgetKept());

const inTime = (work: Promise<unknown>) =>
  Promise.race([work, new Promise<void>((over) => setTimeout(over, patienceMs))]);

function become(login: StoredLogin | null, reason: EndReason | null): void {
  clearTimeout(timer);
  const hasEnded = login === null && currentToken() !== null;
  noteMember(login !== null);
  session.set(login === null ? { status: 'out', reason } : { status: 'in', ...login });
  if (hasEnded) void forgetKept();
  const expiresAt = login === null ? null : expiryOf(login.token);
  if (expiresAt !== null) checkAt(expiresAt);
}

/** Checks again at `moment`; an expired login stays offline, so that stored data are readable. */
function checkAt(moment: number): void {
  clearTimeout(timer);
  timer = setTimeout(() => void checkExpiry(), waitUntilExpiry(moment, Date.now()));
}

async function checkExpiry(): Promise<void> {
  const token = currentToken();
  if (token === null) return;
  if (!hasExpired(token, Date.now())) return checkAt(expiryOf(token)!);
  const readOn = await mayReadOn(token);
  const now = session.get();
  if (now.status !== 'in' || now.token !== token) return;
  if (!readOn) return endSession('expired');
  if (now.isOver !== true) session.set({ ...now, isOver: true });
  checkAt(readableUntil(token)!);
}

async function mayReadOn(token: string): Promise<boolean> {
  return Date.now() < (readableUntil(token) ?? 0) && !(await checkOnline());
}
