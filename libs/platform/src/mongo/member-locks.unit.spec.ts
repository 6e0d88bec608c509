import { EventEmitter } from 'node:events';
import { describe, expect, it } from '@jest/globals';
import type { ClientSession } from 'mongoose';
import { MemberLocks } from './member-locks.js';

/** As far as locks know a session: it says when it has ended. */
const session = () => new EventEmitter() as unknown as ClientSession;
const end = (one: ClientSession) => one.emit('ended', one);
/** Whether it began, waits, or was told to start again. */
function watch(lock: Promise<void>): { state: string } {
  const watched = { state: 'waits' };
  lock.then(
    () => (watched.state = 'began'),
    (fault: Error & { hasErrorLabel(label: string): boolean }) =>
      (watched.state = fault.hasErrorLabel('TransientTransactionError') ? 'starts again' : 'failed'),
  );
  return watched;
}
const settled = () => new Promise((resolve) => setImmediate(resolve));

describe('locks of members', () => {
  it('are not needed by transactions with other members', async () => {
    const locks = new MemberLocks();
    await locks.acquire(session(), ['a', 'b']);
    await locks.acquire(session(), ['c']);
  });

  it('make the second wait for the end of the first, start again, and then begin at once', async () => {
    const locks = new MemberLocks();
    const [first, second] = [session(), session()];
    await locks.acquire(first, ['a']);
    const waiting = watch(locks.acquire(second, ['a', 'b']));
    await settled();
    expect(waiting.state).toBe('waits');
    end(first);
    await settled();
    expect(waiting.state).toBe('starts again');
    await locks.acquire(second, ['a', 'b']);
  });

  it('are given in the order of asking, so that nobody waits for ever', async () => {
    const locks = new MemberLocks();
    const [holder, both, single] = [session(), session(), session()];
    await locks.acquire(holder, ['a']);
    const early = watch(locks.acquire(both, ['a', 'b']));
    const late = watch(locks.acquire(single, ['b']));
    await settled();
    // b is free, but the earlier one wants it too.
    expect(late.state).toBe('waits');
    end(holder);
    await settled();
    expect([early.state, late.state]).toEqual(['starts again', 'waits']);
    end(both);
    await settled();
    expect(late.state).toBe('starts again');
  });

  it('end with a session that gave up waiting', async () => {
    const locks = new MemberLocks();
    const [holder, lost, next] = [session(), session(), session()];
    await locks.acquire(holder, ['a']);
    void locks.acquire(lost, ['a']);
    end(lost);
    end(holder);
    await locks.acquire(next, ['a']);
  });
});
