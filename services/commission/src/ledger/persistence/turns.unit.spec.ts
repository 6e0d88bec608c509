import { EventEmitter } from 'node:events';
import { describe, expect, it } from '@jest/globals';
import type { ClientSession } from 'mongoose';
import { Turns } from './turns.js';

/** As far as turns know a session: it says when it has ended. */
const session = () => new EventEmitter() as unknown as ClientSession;
const end = (one: ClientSession) => one.emit('ended', one);
/** Whether it began, waits, or was told to start again. */
function watch(turn: Promise<void>): { state: string } {
  const watched = { state: 'waits' };
  turn.then(
    () => (watched.state = 'began'),
    (fault: Error & { hasErrorLabel(label: string): boolean }) =>
      (watched.state = fault.hasErrorLabel('TransientTransactionError') ? 'starts again' : 'failed'),
  );
  return watched;
}
const settled = () => new Promise((resolve) => setImmediate(resolve));

describe('turns', () => {
  it('are not needed by transactions with other members', async () => {
    const turns = new Turns();
    await turns.take(session(), ['a', 'b']);
    await turns.take(session(), ['c']);
  });

  it('make the second wait for the end of the first, start again, and then begin at once', async () => {
    const turns = new Turns();
    const [first, second] = [session(), session()];
    await turns.take(first, ['a']);
    const waiting = watch(turns.take(second, ['a', 'b']));
    await settled();
    expect(waiting.state).toBe('waits');
    end(first);
    await settled();
    expect(waiting.state).toBe('starts again');
    await turns.take(second, ['a', 'b']);
  });

  it('are given in the order of asking, so that nobody waits for ever', async () => {
    const turns = new Turns();
    const [holder, both, single] = [session(), session(), session()];
    await turns.take(holder, ['a']);
    const early = watch(turns.take(both, ['a', 'b']));
    const late = watch(turns.take(single, ['b']));
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
    const turns = new Turns();
    const [holder, lost, next] = [session(), session(), session()];
    await turns.take(holder, ['a']);
    void turns.take(lost, ['a']);
    end(lost);
    end(holder);
    await turns.take(next, ['a']);
  });
});
