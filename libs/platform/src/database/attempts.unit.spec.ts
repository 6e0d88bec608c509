import { describe, expect, it } from '@jest/globals';
import { Logger } from '@nestjs/common';
import type { ClientSession } from 'mongoose';
import { Attempts } from './attempts.js';
import { CollectedInserts } from './collected-inserts.js';

Logger.overrideLogger(false);

const aSession = () => ({ inTransaction: () => true }) as unknown as ClientSession;

describe('an attempt of a transaction', () => {
  it('work before and after the commit runs in order', async () => {
    const done: string[] = [];
    const attempt = new Attempts().begin(aSession());
    attempt.afterCommit(() => void done.push('hook'));
    attempt.beforeCommit(async () => void done.push('first'));
    attempt.beforeCommit(async () => void done.push('second'));
    expect(done).toEqual([]);
    await attempt.finish();
    expect(done).toEqual(['first', 'second']);
    attempt.committed();
    expect(done).toEqual(['first', 'second', 'hook']);
  });

  it('the last work may register more, and nothing is accepted after the commit has begun', async () => {
    const done: string[] = [];
    const attempt = new Attempts().begin(aSession());
    attempt.beforeCommit(async () => attempt.beforeCommit(async () => void done.push('asked for at last')));
    await attempt.finish();
    expect(done).toEqual(['asked for at last']);
    expect(() => attempt.beforeCommit(async () => undefined)).toThrow('is being committed');
  });

  it('a commit is valid whatever fails afterwards, and the remaining hooks run', () => {
    const done: string[] = [];
    const attempt = new Attempts().begin(aSession());
    attempt.afterCommit(() => {
      throw new Error('a hook fails');
    });
    attempt.afterCommit(() => void done.push('the next one'));
    attempt.committed();
    expect(done).toEqual(['the next one']);
  });

  it('an attempt of a transaction contains nothing of the attempt that was rolled back', async () => {
    const done: string[] = [];
    const attempts = new Attempts();
    const session = aSession();
    attempts.begin(session).afterCommit(() => void done.push('rolled back'));
    const second = attempts.begin(session);
    expect(attempts.attemptOf(session)).toBe(second);
    await second.finish();
    second.committed();
    expect(done).toEqual([]);
  });

  it('a session without a transaction is rejected', () => {
    const attempts = new Attempts();
    expect(() => attempts.attemptOf(aSession())).toThrow('no transaction');
    const over = { inTransaction: () => false } as unknown as ClientSession;
    attempts.begin(over);
    expect(() => attempts.attemptOf(over)).toThrow('no transaction');
  });
});

describe('inserts of parts of one transaction', () => {
  function collecting() {
    const inserted: (readonly number[])[] = [];
    const attempts = new Attempts();
    const collected = new CollectedInserts<number>(attempts, async (all) => void inserted.push(all));
    return { attempts, inserted, collected };
  }

  it('inserts are one command, before the commit', async () => {
    const { attempts, inserted, collected } = collecting();
    const session = aSession();
    const attempt = attempts.begin(session);
    collected.add(session, [1, 2]);
    collected.add(session, [3]);
    expect(inserted).toEqual([]);
    await attempt.finish();
    expect(inserted).toEqual([[1, 2, 3]]);
  });

  it('no insert is lost: inserts during the write are written too, and later ones are rejected', async () => {
    const attempts = new Attempts();
    const session = aSession();
    const inserted: (readonly number[])[] = [];
    const collected = new CollectedInserts<number>(attempts, async (all) => {
      if (inserted.push(all) === 1) collected.add(session, [2]);
    });
    const attempt = attempts.begin(session);
    collected.add(session, [1]);
    await attempt.finish();
    expect(inserted).toEqual([[1], [2]]);
    expect(() => collected.add(session, [3])).toThrow('is being committed');
  });

  it('inserts belong to the last attempt and its own session', async () => {
    const { attempts, inserted, collected } = collecting();
    const [session, other] = [aSession(), aSession()];
    attempts.begin(other);
    for (const n of [1, 2]) {
      attempts.begin(session);
      collected.add(session, [n]);
      collected.add(other, [n + 10]);
    }
    await attempts.attemptOf(session).finish();
    expect(inserted).toEqual([[2]]);
    await attempts.attemptOf(other).finish();
    expect(inserted).toEqual([[2], [11, 12]]);
  });
});
