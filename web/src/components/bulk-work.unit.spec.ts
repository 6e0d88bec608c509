import { describe, expect, it } from '@jest/globals';
import { type BulkStates, type RowState, tallyOf, workThrough } from './bulk-work.js';

const waiting: RowState = { is: 'waiting' };
const cutOff = new Error('No answer.');

async function run(work: (key: string) => Promise<void>, stopAfter = Infinity) {
  const states: Record<string, RowState> = { a: waiting, b: waiting, c: waiting };
  let tried = 0;
  await workThrough({
    keys: Object.keys(states),
    work: (key) => {
      tried++;
      return work(key);
    },
    reasonOf: (error) => (error as Error).message,
    isUnanswered: (error) => error === cutOff,
    onState: (key, state) => (states[key] = state),
    isStopped: () => tried >= stopAfter,
  });
  return states satisfies BulkStates;
}

describe('doing one thing to many rows', () => {
  it('tries every row, and says of each whether and why not', async () => {
    const states = await run((key) => (key === 'b' ? Promise.reject(new Error('Too late.')) : Promise.resolve()));
    expect(states).toEqual({ a: { is: 'done' }, b: { is: 'refused', reason: 'Too late.' }, c: { is: 'done' } });
    expect(tallyOf(states)).toEqual({ done: 2, refused: 1, unknown: 0, left: 0 });
  });

  it('does not call refused what may be done', async () => {
    const states = await run((key) => (key === 'b' ? Promise.reject(cutOff) : Promise.resolve()));
    expect(states['b']).toEqual({ is: 'unknown' });
    expect(tallyOf(states)).toEqual({ done: 2, refused: 0, unknown: 1, left: 0 });
  });

  it('never works at two rows at once', async () => {
    let atWork = 0;
    await run(async () => {
      expect(++atWork).toBe(1);
      await Promise.resolve();
      atWork--;
    });
  });

  it('leaves the rest alone once it is stopped', async () => {
    const states = await run(() => Promise.resolve(), 2);
    expect(tallyOf(states)).toEqual({ done: 2, refused: 0, unknown: 0, left: 1 });
  });
});
