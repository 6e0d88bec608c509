import { expect, it } from '@jest/globals';
import { Database, type Documents } from '@deepam/platform';
import type { ClientSession } from 'mongoose';
import { DayMarksRepository } from './day-marks.repository.js';
import type { DayMark } from './day-mark.schema.js';

class InsertsOnly extends Database {
  readonly inserts: (readonly DayMark[])[] = [];

  documents<T>(): Documents<T> {
    const insertUnchecked = async (all: readonly T[]) => void this.inserts.push(all as readonly DayMark[]);
    return { insertUnchecked } as unknown as Documents<T>;
  }

  transaction(): Promise<never> {
    throw new Error('Transactions are begun by the test.');
  }
}

it('the days of a transaction are marked in one insert, each once, whatever parts of it touch them', async () => {
  const database = new InsertsOnly();
  const days = new DayMarksRepository(database);
  const session = { inTransaction: () => true } as unknown as ClientSession;
  const attempt = database.attempts.begin(session);
  days.add([new Date('2026-03-01T10:00:00Z'), new Date('2026-03-02T10:00:00Z')], session);
  days.add([new Date('2026-03-01T11:00:00Z')], session);
  expect(database.inserts).toEqual([]);
  await attempt.finish();
  expect(database.inserts.map((marks) => marks.map(({ day }) => day))).toEqual([['2026-03-01', '2026-03-02']]);
});
