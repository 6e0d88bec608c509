import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { currentContext, requestContext } from '@deepam/platform';
import { poll } from '@deepam/testing';
import { mongo } from 'mongoose';
import { BrokerUnavailable } from '../src/events/messaging.errors.js';
import { EventPublisher } from '../src/outbox/event-publisher.js';
import { OutboxRelay } from '../src/outbox/outbox-relay.js';
import { OutboxRows } from '../src/outbox/outbox-rows.js';
import type { OutboxRow } from '../src/outbox/outbox.schema.js';
import { EffectWriter } from './effect-writer.js';
import { say } from './say.js';
import { thingHappened } from './test-events.js';
import { removeTraces, startTestService, uniquePrefix, type TestService } from './test-service.js';

const { abortTransaction, commitTransaction } = mongo.ClientSession.prototype;

describe('faults of the handover after a commit', () => {
  const prefix = uniquePrefix();
  let running: TestService;
  let relay: OutboxRelay;

  beforeAll(async () => {
    running = await startTestService({ prefix, controllers: [EffectWriter] });
    relay = running.app.get(OutboxRelay, { strict: false });
  });
  afterEach(() => void jest.restoreAllMocks());
  afterAll(async () => {
    await running.stop();
    await removeTraces(prefix);
  });

  /** Until the returned function is called, only handed-over rows are published. */
  function lookNever(): () => void {
    const claim = jest.spyOn(OutboxRows.prototype, 'claim').mockResolvedValue({ id: 'none', rows: [], hasMore: false });
    return () => claim.mockRestore();
  }
  /** The next commit succeeds, or `instead` runs, and then the caller gets an error. */
  function commitFailsWith(error: Error, instead: () => Promise<void> = commitTransaction): void {
    jest.spyOn(mongo.ClientSession.prototype, 'commitTransaction').mockImplementationOnce(async function (
      this: mongo.ClientSession,
    ) {
      await instead.call(this);
      throw error;
    });
  }
  function lost(label: string): Error {
    const error = new mongo.MongoNetworkError('The connection was lost');
    error.addErrorLabel(label);
    return error;
  }
  const rowOf = (n: number) =>
    running.connection.collection<OutboxRow>('outbox').findOne({ 'envelope.data.n': n }) as Promise<OutboxRow | null>;
  const heard = async (n: number) => (await running.effects()).filter((effect) => effect.n === n);
  const heardOnce = (n: number) => poll(async () => (await heard(n)).length === 1);
  const duplicates = () => running.counted('events_consumed_total', { outcome: 'duplicate' });

  it('rows are handed over once if only the second try shows that the first has committed', async () => {
    lookNever();
    const take = jest.spyOn(relay, 'takeRows');
    commitFailsWith(lost('UnknownTransactionCommitResult'));
    await say(running, 1);
    expect(take).toHaveBeenCalledTimes(1);
    await heardOnce(1);
  });

  it('rows belong to the committed attempt, not to a rejected one', async () => {
    const take = jest.spyOn(relay, 'takeRows');
    commitFailsWith(lost('TransientTransactionError'), abortTransaction);
    const numbers = [8, 9];
    await running.transactions.run((session) =>
      running.outbox.add(session, thingHappened, { n: numbers.shift()!, note: '' }),
    );
    expect(take).toHaveBeenCalledTimes(1);
    await heardOnce(9);
    expect([await rowOf(8), await heard(8)]).toEqual([null, []]);
  });

  it('an outbox row whose outcome is never learned waits for the end of its lease', async () => {
    const lookAgain = lookNever();
    const take = jest.spyOn(relay, 'takeRows');
    commitFailsWith(new mongo.MongoServerError({ message: 'The outcome is unknown' }));
    await expect(say(running, 2)).rejects.toThrow('The outcome is unknown');
    expect(take).not.toHaveBeenCalled();
    expect((await rowOf(2))?.claimedBy).toBeDefined();
    lookAgain();
    await heardOnce(2);
  });

  it('a handed-over row is due for any relay after the broker was lost', async () => {
    const lookAgain = lookNever();
    jest.spyOn(EventPublisher.prototype, 'publish').mockRejectedValueOnce(new BrokerUnavailable('It has gone.'));
    await say(running, 3);
    await poll(async () => !(await rowOf(3))!.claimedBy);
    lookAgain();
    await heardOnce(3);
  });

  it('rows are left to other relays if their lease ended before the commit was confirmed', async () => {
    const lookAgain = lookNever();
    const publish = jest.spyOn(EventPublisher.prototype, 'publish');
    const take = jest.spyOn(relay, 'takeRows');
    const ended = { ...relay.lease()!, availableAt: new Date(Date.now() - 1) };
    jest.spyOn(relay, 'lease').mockReturnValueOnce(ended);
    await say(running, 4);
    expect(take).toHaveBeenCalledTimes(1);
    expect(publish).not.toHaveBeenCalled();
    lookAgain();
    await heardOnce(4);
    expect(publish).toHaveBeenCalledTimes(1);
  });

  it('rows that could not be marked are published again, and have one effect', async () => {
    const before = await duplicates();
    jest.spyOn(OutboxRows.prototype, 'markPublished').mockRejectedValueOnce(new Error('The database has gone.'));
    await say(running, 5);
    await poll(async () => (await duplicates()) === before + 1);
    expect(await heard(5)).toHaveLength(1);
    await poll(async () => (await rowOf(5))?.publishedAt);
  });

  it('rows are published outside of any call', async () => {
    const { publish } = EventPublisher.prototype;
    const contexts: unknown[] = [];
    jest.spyOn(EventPublisher.prototype, 'publish').mockImplementation(function (this: EventPublisher, row) {
      contexts.push(currentContext());
      return publish.call(this, row);
    });
    await requestContext.run({ correlationId: 'a call', causationId: null }, () => say(running, 6));
    await heardOnce(6);
    expect(contexts).toEqual([undefined]);
  });

  it('rows are committed even if the handover itself fails', async () => {
    jest.spyOn(relay, 'takeRows').mockImplementationOnce(() => {
      throw new Error('It cannot be taken.');
    });
    await say(running, 7);
    await heardOnce(7);
  });
});

describe('a relay that cannot publish at once', () => {
  const prefix = uniquePrefix();
  let running: TestService;

  beforeAll(async () => {
    const relay = { batchSize: 2, batchesInFlight: 2, handOverMs: 60_000 };
    running = await startTestService({ prefix, controllers: [EffectWriter], relay });
  });
  afterEach(() => void jest.restoreAllMocks());
  afterAll(async () => {
    await running.stop();
    await removeTraces(prefix);
  });

  const leased = async () => {
    const rows = await running.connection.collection<OutboxRow>('outbox').find().sort({ _id: 1 }).toArray();
    return rows
      .filter(({ claimedBy }) => claimedBy !== undefined)
      .map(({ envelope }) => (envelope.data as { n: number }).n);
  };

  it('a blocked relay collects new rows up to four batches', async () => {
    const { publish } = EventPublisher.prototype;
    let open = (): void => undefined;
    const opened = new Promise<void>((resolve) => (open = resolve));
    jest.spyOn(EventPublisher.prototype, 'publish').mockImplementation(async function (this: EventPublisher, row) {
      await opened;
      return publish.call(this, row);
    });
    const claim = jest.spyOn(OutboxRows.prototype, 'claim').mockResolvedValue({ id: 'none', rows: [], hasMore: false });
    const mark = jest.spyOn(OutboxRows.prototype, 'markPublished');
    try {
      for (let n = 1; n <= 11; n += 1) await say(running, n);
      expect(await leased()).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    } finally {
      open();
    }
    await poll(async () => (await running.effects()).length === 10);
    expect(mark.mock.calls.map(([, rows]) => rows.length)).toEqual([1, 1, 2, 2, 2, 2]);
    claim.mockRestore();
    await poll(async () => (await running.effects()).length === 11);
  });

  it('a relay that has stopped takes no lease', async () => {
    await running.app.get(OutboxRelay, { strict: false }).stop();
    await say(running, 12);
    const row = await running.connection.collection<OutboxRow>('outbox').findOne({ 'envelope.data.n': 12 });
    expect(row).not.toHaveProperty('claimedBy');
    expect(row!.availableAt!.getTime()).toBeLessThanOrEqual(Date.now());
  });
});
