import { beforeEach, expect, it } from '@jest/globals';
import type { Database, Documents } from '@deepam/platform';
import type { ClientSession } from 'mongoose';
import { thingModel, type Thing } from './thing.js';

function gate(): { readonly opened: Promise<void>; open(): void } {
  let open: () => void = () => undefined;
  const opened = new Promise<void>((resolve) => (open = resolve));
  return { opened, open };
}

export function transactionsContract(database: () => Database, next: () => string): void {
  let things: Documents<Thing>;
  let _id: string;
  const run = <T>(work: (session: ClientSession) => Promise<T>) => database().transaction(work);
  const add = (session?: ClientSession) => things.update({ _id }, { $inc: { n: 1 } }, { session });
  const storedNumber = async () => (await things.findOne({ _id }))?.n;
  const otherThing = (name: string): Thing => ({ _id: `${_id}-${name}`, key: `${_id}-key-${name}`, n: 0 });

  beforeEach(async () => {
    things = database().documents(thingModel);
    _id = next();
    await things.insert({ _id, key: _id, n: 0 });
  });

  /**
   * Two transactions with one write; the first holds it until the second was rejected. @returns the error of the
   * second
   */
  async function twoThat(write: (session: ClientSession) => Promise<unknown>) {
    const [isHeld, isRefused] = [gate(), gate()];
    const first = run(async (session) => {
      await write(session);
      isHeld.open();
      await isRefused.opened;
    });
    await isHeld.opened;
    const codes: unknown[] = [];
    const second = run(async (session) => {
      try {
        await write(session);
      } catch (error) {
        codes.push((error as { code?: unknown }).code);
        isRefused.open();
        await first;
        throw error;
      }
    });
    return { second, codes };
  }

  it('a transaction sees its own writes, which no other session sees before its commit', async () => {
    await run(async (session) => {
      await add(session);
      expect((await things.findOne({ _id }, { session }))?.n).toBe(1);
      expect(await storedNumber()).toBe(0);
    });
    expect(await storedNumber()).toBe(1);
  });

  it('a failed transaction leaves nothing behind, and does not restart after an error of its own', async () => {
    let tries = 0;
    const failing = run(async (session) => {
      tries += 1;
      await add(session);
      await things.insert(otherThing('new'), session);
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    expect([tries, await storedNumber(), await things.findOne({ _id: otherThing('new')._id })]).toEqual([1, 0, null]);
  });

  it('a transaction sees one snapshot of the database, whatever other sessions write during it', async () => {
    const seen = await run(async (session) => {
      const first = await things.findOne({ _id }, { session });
      await add();
      await things.insert(otherThing('later'));
      const again = await things.find({ _id: { $in: [_id, otherThing('later')._id] } }, { session });
      return [first?.n, again.map(({ n }) => n)];
    });
    expect(seen).toEqual([0, [0]]);
  });

  it('a transaction restarts when a document that it writes was written after its snapshot', async () => {
    let tries = 0;
    await run(async (session) => {
      tries += 1;
      const found = await things.findOne({ _id }, { session });
      if (tries === 1) await add();
      await things.update({ _id }, { $set: { n: (found?.n ?? 0) + 10 } }, { session });
    });
    expect([tries, await storedNumber()]).toEqual([2, 11]);
  });

  it('a transaction restarts immediately when another transaction holds a document that it writes', async () => {
    const { second, codes } = await twoThat(add);
    await second;
    expect([codes, await storedNumber()]).toEqual([[112], 2]);
  });

  it('a transaction gets a conflict, not a duplicate key, while another transaction inserts the same key', async () => {
    const { second, codes } = await twoThat((session) => things.insert(otherThing('same'), session));
    await expect(second).rejects.toMatchObject({ code: 11_000 });
    expect(codes).toEqual([112, 11_000]);
  });

  it('a write outside a transaction waits for its end, and matches again then', async () => {
    const isHeld = gate();
    const first = run(async (session) => {
      await add(session);
      isHeld.open();
    });
    await isHeld.opened;
    const beside = things.update({ _id, n: 0 }, { $set: { n: 100 } });
    await first;
    expect([(await beside).modifiedCount, await storedNumber()]).toEqual([0, 1]);
  });

  it('a transaction counts the matched and created documents of several writes in one command', async () => {
    const made = otherThing('made');
    const changed = await run((session) =>
      things.updateEach(
        [
          { filter: { _id, n: { $gte: 0 } }, update: { $inc: { n: 3 } } },
          { filter: { _id, n: { $gte: 100 } }, update: { $inc: { n: -100 } } },
          { filter: { _id: made._id }, update: { $set: { key: made.key }, $inc: { n: 1 } }, upsert: true },
        ],
        session,
      ),
    );
    expect(changed).toMatchObject({ matchedCount: 1, upsertedCount: 1 });
    expect([await storedNumber(), (await things.findOne({ _id: made._id }))?.n]).toEqual([3, 1]);
  });

  it('a transaction returns a document after its change, or before its removal', async () => {
    const found = await run(async (session) => {
      const updated = await things.updated({ _id, n: 0 }, { $inc: { n: 2 } }, session);
      const removed = await things.remove({ _id }, session);
      return [updated?.n, removed?.n, await things.updated({ _id }, { $inc: { n: 1 } }, session)];
    });
    expect(found).toEqual([2, 2, null]);
  });

  it('a transaction notifies the listeners of its session of its end, after the commit', async () => {
    const ended = gate();
    let isIn = false;
    await run(async (session) => {
      isIn = session.inTransaction();
      session.once('ended', () => ended.open());
      await add(session);
    });
    await ended.opened;
    expect([isIn, await storedNumber()]).toEqual([true, 1]);
  });
}
