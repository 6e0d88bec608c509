import type { Query, QueryClient } from '@tanstack/react-query';
import { currentToken } from '../auth/session.js';
import { memberOf } from '../auth/token-expiry.js';
import { connectivity, restoreLastOnline } from '../connectivity.js';
import { forgetKept, keptDb } from './forget-kept.js';
import { keepable, keptCalls, shownAtOnce } from './kept-calls.js';
import { type DBSchema, openDB } from 'idb';

interface KeptAnswer {
  readonly hash: string;
  readonly data: unknown;
  readonly at: number;
  readonly account: string;
  readonly build: string;
}

interface KeptDb extends DBSchema {
  answers: { key: string; value: KeptAnswer };
}

const mostAnswers = 150;

const longestMs = 30 * 24 * 3_600_000;

const open = () =>
  openDB<KeptDb>(keptDb, 1, {
    upgrade(db) {
      db.createObjectStore('answers', { keyPath: 'hash' });
    },
  });

/** @param mayWrite is called last, so that no other event comes between the check and the writing */
async function writeAnswers(answers: readonly KeptAnswer[], mayWrite: () => boolean): Promise<void> {
  const db = await open();
  try {
    if (!mayWrite()) return;
    const change = db.transaction('answers', 'readwrite');
    for (const answer of answers) void change.store.put(answer);
    const oldest = (await change.store.getAll()).toSorted((one, other) => other.at - one.at).slice(mostAnswers);
    for (const { hash } of oldest) void change.store.delete(hash);
    await change.done;
  } finally {
    db.close();
  }
}

async function readAnswers(account: string, build: string): Promise<readonly KeptAnswer[]> {
  const db = await open();
  try {
    const change = db.transaction('answers', 'readwrite');
    const all = await change.store.getAll();
    const isOwn = (one: KeptAnswer) =>
      one.account === account && one.build === build && Date.now() - one.at < longestMs;
    for (const one of all) if (!isOwn(one)) void change.store.delete(one.hash);
    await change.done;
    return all.filter(isOwn);
  } finally {
    db.close();
  }
}

const gatherMs = 1_000;

/** A stored answer has this time while it is shown, until the new answer comes. */
const outdated = 0;
const isOutdated = ({ state }: Query): boolean => state.dataUpdatedAt === outdated;

/** The links of stored files have no signatures, so the server would refuse them. */
const canShowAtOnce = ({ queryKey }: Query, { data }: KeptAnswer): boolean =>
  shownAtOnce.has(String(queryKey[0])) && !JSON.stringify(data).includes('/api/files/');

const presentAccount = (): string | null => {
  const token = currentToken();
  return token === null ? null : memberOf(token);
};
const isKept = (query: Query): boolean => keptCalls.has(String(query.queryKey[0]));

/**
 * Stores the answers of the logged-in account and returns them offline. It ends with the login. Without storage it
 * does nothing.
 */
export async function keepQueries(client: QueryClient): Promise<void> {
  const account = presentAccount();
  if (account === null) return;
  const isOver = () => presentAccount() !== account;
  // Reading also deletes answers of another account or an older build.
  let known = await readAnswers(account, __BUILD__).catch((): readonly KeptAnswer[] => []);
  if (isOver()) return;
  const cache = client.getQueryCache();

  const giveBack = (query: Query): void => {
    const kept = known.find(({ hash }) => hash === query.queryHash);
    if (kept === undefined || !isKept(query) || query.state.data !== undefined || isOver()) return;
    const { isOnline } = connectivity.get();
    if (isOnline && !canShowAtOnce(query, kept)) return;
    // With a connection the stored answer counts as outdated, so that it is fetched again.
    client.setQueryData(query.queryKey, kept.data, { updatedAt: isOnline ? outdated : kept.at });
  };
  const giveAllBack = async (): Promise<void> => {
    if (isOver()) return;
    if (!connectivity.get().isOnline) {
      known = await readAnswers(account, __BUILD__).catch(() => known);
      const last = Math.max(...known.map(({ at }) => at));
      if (Number.isFinite(last)) restoreLastOnline(last);
    }
    for (const query of cache.getAll()) giveBack(query);
  };

  const fetched = new Map<string, Query>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const write = async (): Promise<void> => {
    timer = undefined;
    const answers = [...fetched.values()]
      // A removed query belongs to a login that has ended.
      .filter((query) => cache.get(query.queryHash) === query && query.state.data !== undefined)
      .map(({ queryHash: hash, state }) => ({
        hash,
        data: keepable(state.data),
        at: state.dataUpdatedAt,
        account,
        build: __BUILD__,
      }));
    fetched.clear();
    if (isOver() || answers.length === 0) return;
    await writeAnswers(answers, () => !isOver()).catch(() => undefined);
    // The database may have been recreated after the logout deleted it.
    if (presentAccount() === null) await forgetKept();
  };

  const keep = (query: Query): void => {
    if (!isKept(query)) return;
    fetched.set(query.queryHash, query);
    timer ??= setTimeout(() => void write(), gatherMs);
  };
  const stopListening = cache.subscribe((event) => {
    const query = event.query as Query;
    if (isOver()) return end();
    const { isOnline } = connectivity.get();
    // A new query is being rendered: its observers are notified afterwards.
    if (event.type === 'added') queueMicrotask(() => giveBack(query));
    if (event.type === 'updated' && event.action.type === 'success' && isOnline && !isOutdated(query)) {
      known = known.filter(({ hash }) => hash !== query.queryHash);
      keep(query);
    }
  });
  const stopWatching = connectivity.subscribe(() => void giveAllBack());
  function end(): void {
    clearTimeout(timer);
    stopListening();
    stopWatching();
  }
  // These queries were fetched before this module was loaded.
  for (const query of cache.getAll()) keep(query);
  await giveAllBack();
}
