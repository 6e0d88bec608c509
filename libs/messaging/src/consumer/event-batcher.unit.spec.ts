import { AsyncResource } from 'node:async_hooks';
import type { EventEnvelope } from '@deepam/contracts';
import { currentContext, RealTime, requestContext, type Cancel } from '@deepam/platform';
import { expect, it } from '@jest/globals';
import { EventBatcher, type Arrival } from './event-batcher.js';

class HeldTime extends RealTime {
  private waiting: { ms: number; act: () => void }[] = [];

  override after(ms: number, act: () => void): Cancel {
    this.waiting.push({ ms, act: AsyncResource.bind(act) });
    return () => {};
  }

  pass(ms: number): void {
    const due = this.waiting;
    this.waiting = [];
    for (const timer of due) {
      if (timer.ms <= ms) timer.act();
      else this.waiting.push({ ...timer, ms: timer.ms - ms });
    }
  }
}

const event = 'commission.credited.v1';
const arrival = (id: string, cause: Partial<EventEnvelope> = {}): Arrival => ({
  envelope: {
    id,
    type: 'commission.credited',
    version: 1,
    occurredAt: '2026-11-26T00:00:00.000Z',
    data: {},
    correlationId: 'one request',
    causationId: 'one sale',
    ...cause,
  },
  attempt: 1,
});

function gathering(handle: (ids: readonly string[]) => Promise<void> = async () => {}) {
  const time = new HeldTime();
  const handled: string[][] = [];
  const together = new EventBatcher(time, (_event, arrivals) => {
    const ids = arrivals.map(({ envelope }) => envelope.id);
    handled.push(ids);
    return handle(ids);
  });
  return { time, together, handled };
}

it('events are handled together 10 ms after the first, and later events wait for the next group', async () => {
  const { time, together, handled } = gathering();
  const first = together.isHandled(event, arrival('a'));
  time.pass(9);
  const second = together.isHandled(event, arrival('b'));
  expect(handled).toEqual([]);
  time.pass(1);
  const third = together.isHandled(event, arrival('c'));
  expect(handled).toEqual([['a', 'b']]);
  time.pass(10);
  expect(await Promise.all([first, second, third])).toEqual([true, true, false]);
  expect(handled).toEqual([['a', 'b']]);
});

it('grouped events have one kind, one request and one cause', async () => {
  const { time, together, handled } = gathering();
  const all = [
    together.isHandled(event, arrival('a')),
    together.isHandled('commission.credit-corrected.v1', arrival('b')),
    together.isHandled(event, arrival('c', { correlationId: 'another request' })),
    together.isHandled(event, arrival('d', { causationId: 'another sale of the request' })),
    together.isHandled(event, arrival('e', { causationId: null })),
  ];
  time.pass(10);
  expect(await Promise.all(all)).toEqual([false, false, false, false, false]);
  expect(handled).toEqual([]);
});

it('every event gets the error of a failed group', async () => {
  const { time, together } = gathering(async () => Promise.reject(new Error('one of them cannot be handled')));
  const all = ['a', 'b', 'c'].map((id) => together.isHandled(event, arrival(id)));
  time.pass(10);
  expect(await Promise.all(all)).toEqual([false, false, false]);
});

it('events handled separately keep their own context, and a group has the context of the first', async () => {
  let common: string | null | undefined;
  const { time, together } = gathering(async () => void (common = currentContext()?.causationId));
  const all = ['a', 'b'].map((causationId) =>
    requestContext.run({ correlationId: 'one request', causationId }, async () => {
      await together.isHandled(event, arrival(causationId));
      return currentContext()?.causationId;
    }),
  );
  time.pass(10);
  expect(await Promise.all(all)).toEqual(['a', 'b']);
  expect(common).toBe('a');
});
