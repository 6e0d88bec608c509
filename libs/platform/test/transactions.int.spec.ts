import { poll } from '@deepam/testing';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { getConnectionToken } from '@nestjs/mongoose';
import type { ClientSession, Connection } from 'mongoose';
import { MemberLocks, newId, readSnapshot, requestContext, Transactions } from '../src/index.js';
import { startSample, type Sample } from './start-sample.js';

describe('a transaction', () => {
  let service: Sample;
  let transactions: Transactions;
  beforeAll(async () => {
    service = await startSample();
    transactions = service.app.get(Transactions);
  });
  afterAll(() => service.close());

  const notes = () => service.db.model('Note');

  it('a transaction keeps all of its writes or none', async () => {
    const [kept, lost] = [newId(), newId()];
    await transactions.run((session) => notes().create([{ _id: kept, text: kept }], { session }));
    const failing = transactions.run(async (session) => {
      await notes().create([{ _id: lost, text: lost }], { session });
      throw new Error('changed my mind');
    });
    await expect(failing).rejects.toThrow('changed my mind');
    expect(await notes().countDocuments({ _id: { $in: [kept, lost] } })).toBe(1);
  });

  it('a transaction returns the result of its work', async () => {
    await expect(transactions.run(() => Promise.resolve(42))).resolves.toBe(42);
  });

  it('a call without its required audit entry stores nothing', async () => {
    const [unrecorded, recorded] = [newId(), newId()];
    const auditObligation = { kind: 'broadcast-sent' as const, isMet: false };
    const write = (text: string, isRecorded: boolean) =>
      requestContext.run({ correlationId: 'a test', causationId: null, auditObligation }, () =>
        transactions.run(async (session) => {
          await notes().create([{ _id: text, text }], { session });
          if (isRecorded) auditObligation.isMet = true;
        }),
      );
    await expect(write(unrecorded, false)).rejects.toThrow('broadcast-sent');
    await write(recorded, true);
    expect(await notes().countDocuments({ _id: { $in: [unrecorded, recorded] } })).toBe(1);
  });

  it('a transaction is repeated after a conflict', async () => {
    const counter = newId();
    await service.db.collection<{ _id: string; value: number }>('counters').insertOne({ _id: counter, value: 0 });
    const counters = service.db.collection<{ _id: string; value: number }>('counters');
    const increment = () =>
      transactions.run(async (session) => {
        const row = await counters.findOne({ _id: counter }, { session });
        await counters.updateOne({ _id: counter }, { $set: { value: (row?.value ?? 0) + 1 } }, { session });
      });
    await Promise.all(Array.from({ length: 10 }, increment));
    expect((await counters.findOne({ _id: counter }))?.value).toBe(10);
  });

  it("a transaction that waits for a member's lock holds nothing open, so that others may use the whole database", async () => {
    const locks = service.app.get(MemberLocks);
    const granted = jest.spyOn(locks, 'whenAcquired');
    const [member, first, second] = [newId(), newId(), newId()];
    let finish = (): void => undefined;
    const finished = new Promise<void>((resolve) => (finish = resolve));
    const holding = transactions.run(async (session) => {
      locks.acquire(session, [member]);
      await notes().create([{ _id: first, text: first }], { session });
      await finished;
    });
    await poll(() => granted.mock.calls.length === 1);
    let tries = 0;
    const waiting = transactions.run(async (session) => {
      tries += 1;
      await notes().create([{ _id: second, text: second }], { session });
      locks.acquire(session, [member]);
    });
    const session = await poll(() => granted.mock.calls[2]?.[0]);
    // The driver has this field, but its types do not show it: no command was sent yet.
    expect(session).toMatchObject({ transaction: { isStarting: true } });
    finish();
    await Promise.all([holding, waiting]);
    expect(tries).toBe(2);
    expect(await notes().countDocuments({ _id: { $in: [first, second] } })).toBe(2);
    granted.mockRestore();
  });

  it('a transaction finds its collections made before the first request', async () => {
    const names = (await service.db.listCollections()).map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(['notes', 'idempotency_keys']));
  });
});

describe('a snapshot', () => {
  let service: Sample;
  beforeAll(async () => {
    service = await startSample();
  });
  afterAll(() => service.close());

  it('a snapshot is read again when a server is too busy for a lock, as during the creation of an index', async () => {
    const rows = service.db.collection('many_rows');
    await rows.insertMany(Array.from({ length: 50_000 }, (_, value) => ({ value })));
    let isDone = false;
    const indexing = rows.createIndex({ value: 1 }).finally(() => (isDone = true));
    const connection = service.app.get<Connection>(getConnectionToken());
    while (!isDone) {
      const read = (session: ClientSession) => rows.findOne({ value: 7 }, { session });
      await expect(readSnapshot(connection, read)).resolves.toMatchObject({ value: 7 });
    }
    await indexing;
  });
});
