import { expect, it } from '@jest/globals';
import { mongo } from 'mongoose';
import { HandledElsewhere, MalformedEvent, UnhandledEvent } from '../events/messaging.errors.js';
import { verdictOn } from './error-verdict.js';

const delaysMs = [1_000, 5_000, 30_000];
const unhandledTries = 62;
const tries = (attempt: number, outages = 0) => ({ attempt, outages, delaysMs, unhandledTries });
/** The driver throws this shape when it writes several documents. */
const overSeveral = (cause: Error | { message: string; code: number }) =>
  new mongo.MongoBulkWriteError(cause as never, {} as never);
const named = (name: string, code?: number) => Object.assign(new Error('lost'), { name, code });

it('a malformed event is dead immediately', () => {
  expect(verdictOn(new MalformedEvent('no'), tries(1))).toEqual({ kind: 'dead', reason: 'malformed' });
});

it('any other error causes one more try per delay, then death', () => {
  const verdicts = [1, 2, 3, 4].map((attempt) => verdictOn(new Error('no'), tries(attempt)));
  expect(verdicts).toEqual([
    { kind: 'retry', cause: 'failed', delayMs: 1_000 },
    { kind: 'retry', cause: 'failed', delayMs: 5_000 },
    { kind: 'retry', cause: 'failed', delayMs: 30_000 },
    { kind: 'dead', reason: 'failed' },
  ]);
});

it('an event without a handler waits half an hour for a newer replica, then dies under a reason of its own', () => {
  const verdicts = Array.from({ length: unhandledTries }, (_, n) => verdictOn(new UnhandledEvent('no'), tries(n + 1)));
  const delays = verdicts.map((verdict) =>
    verdict.kind === 'retry' && verdict.cause === 'unhandled' ? verdict.delayMs : 0,
  );
  expect(delays.slice(0, 5)).toEqual([1_000, 5_000, 30_000, 30_000, 30_000]);
  expect(Math.min(...delays)).toBeGreaterThan(0);
  expect(delays.reduce((sum, delay) => sum + delay)).toBe(30 * 60_000 + 6_000);
  expect(verdictOn(new UnhandledEvent('no'), tries(63))).toEqual({ kind: 'dead', reason: 'unhandled' });
});

it.each([
  ['no connection', named('MongoNetworkError')],
  ['no server', named('MongoServerSelectionError')],
  [
    'mongoose that gave up waiting',
    Object.assign(new Error('Operation `a.b()` buffering timed out after 9ms'), { name: 'MongooseError' }),
  ],
  ['a primary that steps down', named('MongoServerError', 11602)],
  ['a write that the primary could not pass on', named('MongoWriteConcernError', 91)],
  ['no connection for several documents', overSeveral(new mongo.MongoNetworkError('lost'))],
  ['a primary that steps down over several', overSeveral(new mongo.MongoServerError({ message: 'no', code: 11602 }))],
  ['several that the primary could not pass on', overSeveral({ message: 'no', code: 91 })],
  ...[
    'MongoNetworkTimeoutError',
    'MongooseServerSelectionError',
    'MongoNotConnectedError',
    'MongoPoolClosedError',
    'MongoTopologyClosedError',
    'MongoPoolClearedError',
    'PoolClearedOnNetworkError',
    'MongoWaitQueueTimeoutError',
    'MongoClientClosedError',
  ].map((name): [string, Error] => [name, named(name)]),
])('an outage of the database never causes death: %s', (_title, error) => {
  expect(verdictOn(error, tries(4, 0))).toEqual({ kind: 'retry', cause: 'outage', delayMs: 1_000 });
  expect(verdictOn(error, tries(4, 99))).toEqual({ kind: 'retry', cause: 'outage', delayMs: 30_000 });
});

it('an event waits shortest while another transaction holds the message', () => {
  expect(verdictOn(new HandledElsewhere('busy'), tries(4))).toEqual({ kind: 'retry', cause: 'busy', delayMs: 1_000 });
});

it('an event waits one step longer after each outage', () => {
  const delays = [0, 1, 2, 3].map((outages) => verdictOn(named('MongoNetworkError'), tries(1, outages)));
  expect(delays).toEqual(
    [1_000, 5_000, 30_000, 30_000].map((delayMs) => ({ kind: 'retry', cause: 'outage', delayMs })),
  );
});

it('an event without further tries is dead', () => {
  for (const error of [named('MongoNetworkError'), new HandledElsewhere('busy'), new Error('no')]) {
    expect(verdictOn(error, { ...tries(1), delaysMs: [] })).toEqual({ kind: 'dead', reason: 'failed' });
  }
});

it('a broken rule of the database counts as a failure and not as an outage', () => {
  const others = [
    named('MongoServerError', 11_000),
    named('MongoServerError'),
    overSeveral(new mongo.MongoServerError({ message: 'no', code: 11_000 })),
    // The number has another meaning in other errors.
    named('SystemError', 11602),
    named('MongooseError'),
    new Error('Operation `a.b()` buffering timed out after 9ms'),
    'MongoNetworkError',
  ];
  for (const error of others) expect(verdictOn(error, tries(4))).toEqual({ kind: 'dead', reason: 'failed' });
});
