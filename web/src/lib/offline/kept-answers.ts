import { type DBSchema, openDB } from 'idb';
import { keptDb } from './forget-kept.js';

export interface KeptAnswer {
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

/** @param mayWrite asked last, when nothing can come between it and the writing */
export async function writeAnswers(answers: readonly KeptAnswer[], mayWrite: () => boolean): Promise<void> {
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

export async function readAnswers(account: string, build: string): Promise<readonly KeptAnswer[]> {
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
