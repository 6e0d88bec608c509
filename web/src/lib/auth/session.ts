import { createStore } from '../store.js';
import { forgetDraftsOf } from '../drafts/draft-place.js';
import { forgetKept } from '../offline/forget-kept.js';
import { line, lineIsUp } from '../line.js';
import { deleteLogin, readLogin, type StoredLogin, writeLogin } from './auth-db.js';
import { noteMember } from './member-hint.js';
import { expiryOf, hasExpired, memberOf, readableUntil, waitUntilExpiry } from './token-expiry.js';

export type EndReason = 'signed-out' | 'expired';
export type Session =
  | { readonly status: 'loading' }
  | { readonly status: 'out'; readonly reason: EndReason | null }
  | {
      readonly status: 'in';
      readonly token: string;
      readonly isHead: boolean;
      /** The login has ended offline: what was kept is read, and nothing else. */
      readonly isOver?: true;
    };

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
  tabs.onmessage = ({ data }) => void followOtherTab(data as News);
  document.addEventListener('visibilitychange', () => void checkExpiry());
  line.subscribe(() => line.get().isUp && void checkExpiry());
  const stored = await readLogin().catch(() => null);
  if (stored === null) {
    // The browser was closed while a login ended.
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

/** Begins a session, or renews the token of the present one (`useRenewal`). Keeps working in memory where storage is denied. */
export async function startSession(login: StoredLogin, write = writeLogin): Promise<void> {
  await forgetOthers(login);
  if (!(await write(login).catch(() => true))) return;
  become(login, null);
  tabs?.postMessage('in');
}

export async function endSession(reason: EndReason): Promise<void> {
  const ended = currentToken();
  if (reason === 'signed-out' && ended !== null) forgetDraftsOf(memberOf(ended));
  // First, so that who closes the page at the sight of the login is logged out; a database that hangs holds up nobody.
  await inTime(Promise.all([deleteLogin().catch(() => undefined), forgetKept()]));
  if (currentToken() === ended) become(null, reason);
  tabs?.postMessage(reason);
}

/** `other`: somebody else's login is the active one, or nobody's. The page begins anew, so that nothing of the one before lives on in it. */
type News = EndReason | 'in' | 'other';

export async function followOtherTab(news: News): Promise<void> {
  if (news === 'other') {
    become(null, null);
    // Once what was being filled in is off the page, and asks nothing any more.
    return void setTimeout(() => location.replace('/dashboard'));
  }
  const login = news === 'in' ? await readLogin().catch(() => null) : null;
  if (login !== null) await forgetOthers(login);
  become(login, news === 'in' ? null : news);
}

/** What was kept belongs to one account: it goes before another is logged in, or when it is not known whose it was. */
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
  // Once more: what was still on its way to the disk.
  if (hasEnded) void forgetKept();
  const expiresAt = login === null ? null : expiryOf(login.token);
  if (expiresAt !== null) checkAt(expiresAt);
}

/** Looks again in time; offline, a login that has ended stays, so that what was kept can be read. */
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
  // Renewed or ended meanwhile.
  if (now.status !== 'in' || now.token !== token) return;
  if (!readOn) return endSession('expired');
  if (now.isOver !== true) session.set({ ...now, isOver: true });
  checkAt(readableUntil(token)!);
}

/** Whether what is kept may be read although the login has ended: nobody can be asked, and it has not ended long ago. */
async function mayReadOn(token: string): Promise<boolean> {
  return Date.now() < (readableUntil(token) ?? 0) && !(await lineIsUp());
}
