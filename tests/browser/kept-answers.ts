import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from 'playwright-core';

export interface Kept {
  readonly hash: string;
  readonly account: string;
  readonly data: unknown;
  readonly at: number;
  readonly build: string;
}

export const keptAnswers = (page: Page): Promise<Kept[]> =>
  page.evaluate(
    () =>
      new Promise<Kept[]>((resolve) => {
        const opening = indexedDB.open('kept-queries');
        opening.onsuccess = () => {
          const db = opening.result;
          const end = (answers: Kept[]) => {
            db.close();
            resolve(answers);
          };
          if (!db.objectStoreNames.contains('answers')) {
            // There is none: the one that was just made would stand in the way of the product's.
            db.close();
            indexedDB.deleteDatabase('kept-queries').onsuccess = () => resolve([]);
            return;
          }
          const all = db.transaction('answers').objectStore('answers').getAll();
          all.onsuccess = () => end(all.result as Kept[]);
        };
      }),
  );

export async function untilKept(page: Page, call: string): Promise<void> {
  const end = Date.now() + 20_000;
  while (!(await keptAnswers(page)).some(({ hash }) => hash.startsWith(`["${call}"`))) {
    if (Date.now() > end) throw new Error(`Nothing is kept of ${call}.`);
    await pause(50);
  }
}

export const plantKept = (page: Page, answers: readonly Kept[]): Promise<void> =>
  page.evaluate(
    (planted) =>
      new Promise<void>((resolve) => {
        const opening = indexedDB.open('kept-queries');
        opening.onsuccess = () => {
          const db = opening.result;
          const change = db.transaction('answers', 'readwrite');
          for (const answer of planted) change.objectStore('answers').put(answer);
          change.oncomplete = () => {
            db.close();
            resolve();
          };
        };
      }),
    answers,
  );
