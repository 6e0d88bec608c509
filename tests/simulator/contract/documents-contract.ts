import { beforeEach, expect, it } from '@jest/globals';
import type { Database, Documents } from '@deepam/platform';
import { thingModel, type Thing } from './thing.js';

const duplicate = { code: 11_000 };
const moment = (day: number) => new Date(Date.UTC(2026, 0, day));

/**
 * The guarantees that the product expects of single commands. `next` gives a new prefix of ids, so that tests share no
 * documents.
 */
export function documentsContract(database: () => Database, next: () => string): void {
  let things: Documents<Thing>;
  let mark: string;
  const thingOf = (name: string, n: number, more: Partial<Thing> = {}): Thing => ({
    _id: `${mark}-${name}`,
    key: `${mark}-key-${name}`,
    n,
    ...more,
  });
  const id = (name: string) => `${mark}-${name}`;
  const mine = (more: object) => ({ _id: { $in: ['a', 'b', 'c'].map(id) }, ...more });

  beforeEach(async () => {
    things = database().documents(thingModel);
    mark = next();
    await things.insertAll([thingOf('a', 1, { at: moment(1) }), thingOf('b', 2, { at: moment(2) }), thingOf('c', 3)]);
  });

  it.each([
    ['equality', { n: 2 }, ['b']],
    ['$lte on a date, which leaves out who has none', { at: { $lte: moment(1) } }, ['a']],
    ['$gt and $lt', { n: { $gt: 1, $lt: 3 } }, ['b']],
    ['$gte', { n: { $gte: 2 } }, ['b', 'c']],
    ['$exists', { at: { $exists: false } }, ['c']],
    ['$nin', { n: { $nin: [1, 2] } }, ['c']],
    ['$in and $type', { key: { $in: [1, 'x'], $type: 'string' } }, []],
    ['$or', { $or: [{ n: 1 }, { n: 3 }] }, ['a', 'c']],
    ['null for what is missing', { at: null }, ['c']],
    ['a path into an object', { 'inner.a': 1 }, []],
  ])('the database finds documents by %s', async (_, filter, found) => {
    const those = await things.find(mine(filter), { sort: { _id: 1 } });
    expect(those.map(({ _id }) => _id)).toEqual(found.map(id));
  });

  it('the database returns documents in order, with the requested number and fields', async () => {
    expect(await things.find(mine({}), { sort: { n: -1 }, limit: 2, fields: { n: 1 } })).toEqual([
      { _id: id('c'), n: 3 },
      { _id: id('b'), n: 2 },
    ]);
    expect(await things.findOne(mine({}), { sort: { n: -1 } })).toMatchObject({ n: 3 });
    expect(await things.findOne(mine({ n: 9 }))).toBeNull();
  });

  it('the database rejects a second document with the same id or unique field, and keeps the first', async () => {
    await expect(things.insert(thingOf('a', 9))).rejects.toMatchObject(duplicate);
    await expect(things.insert(thingOf('d', 9, { key: `${mark}-key-a` }))).rejects.toMatchObject(duplicate);
    expect(await things.findOne({ _id: id('a') })).toMatchObject({ n: 1 });
    expect(await things.findOne({ _id: id('d') })).toBeNull();
  });

  it('the database counts the matching documents up to the limit', async () => {
    expect(await things.count(mine({ n: { $gte: 2 } }))).toBe(2);
    expect(await things.count(mine({}), { limit: 1 })).toBe(1);
  });

  it('an unchecked bulk write changes each document, creates missing ones, and ignores undefined values', async () => {
    const change = (...changes: Parameters<typeof things.updateEachUnchecked>[0]) =>
      database().transaction((session) => things.updateEachUnchecked(changes, session));
    const made = { filter: { _id: id('d') }, update: { $set: { key: `${mark}-key-d` }, $inc: { n: 4 } }, upsert: true };
    expect(await change({ filter: { _id: id('a') }, update: { $inc: { n: 10 } } }, made)).toMatchObject({
      matchedCount: 1,
      modifiedCount: 1,
      upsertedCount: 1,
    });
    expect(await things.findOne({ _id: id('a') })).toMatchObject({ n: 11 });
    expect(await things.findOne({ _id: id('d') })).toMatchObject({ n: 4 });
    const unknown = undefined as never;
    for (const filter of [{ _id: unknown }, { $and: [{ n: unknown }] }, { n: { $gte: unknown } }])
      await expect(change({ filter, update: { $inc: { n: 1 } } })).rejects.toThrow('undefined');
    await expect(change({ filter: { _id: id('b') }, update: { $inc: { n: unknown } } })).rejects.toThrow('undefined');
    expect(await things.find(mine({}), { sort: { n: 1 }, fields: { n: 1 } })).toMatchObject([
      { n: 2 },
      { n: 3 },
      { n: 11 },
    ]);
  });

  it('an unchecked insert stores all documents or none, without undefined values', async () => {
    const [d, e] = [thingOf('d', 4, { at: moment(4), inner: { a: 1, b: undefined as never } }), thingOf('e', 5)];
    await database().transaction((session) => things.insertUnchecked([d, e], session));
    expect(await things.findOne({ _id: id('d') })).toStrictEqual({ ...d, inner: { a: 1 } });
    const second = [thingOf('f', 6), thingOf('g', 7, { key: `${mark}-key-a` })];
    const refused = database().transaction((session) => things.insertUnchecked(second, session));
    await expect(refused).rejects.toMatchObject(duplicate);
    expect(await things.findOne({ _id: id('f') })).toBeNull();
  });

  it('an update sets fields, removes them, increments, and raises to the larger value', async () => {
    const update = { $set: { 'inner.a': 5 }, $inc: { n: 10, 'inner.b': 2 }, $unset: { at: 1 } };
    expect(await things.update({ _id: id('a') }, update)).toMatchObject({ matchedCount: 1, modifiedCount: 1 });
    expect(await things.findOne({ _id: id('a') })).toEqual(thingOf('a', 11, { inner: { a: 5, b: 2 } }));
    await things.update({ _id: id('b') }, { $max: { at: moment(1), n: 7 } });
    expect(await things.findOne({ _id: id('b') })).toEqual(thingOf('b', 7, { at: moment(2) }));
  });

  it('an update changes one matching document, all of them, or none', async () => {
    expect(await things.updateAll(mine({ n: { $gte: 2 } }), { $set: { n: 9 } })).toMatchObject({ modifiedCount: 2 });
    expect(await things.update(mine({ n: 2 }), { $set: { n: 0 } })).toMatchObject({
      matchedCount: 0,
      modifiedCount: 0,
    });
  });

  it('an upsert without a match creates a document from its filter and its update', async () => {
    const made = await things.update({ _id: id('e') }, { $inc: { n: 4 }, $set: { key: 'e' } }, { upsert: true });
    expect(made).toMatchObject({ matchedCount: 0, upsertedCount: 1 });
    expect(await things.findOne({ _id: id('e') })).toEqual({ _id: id('e'), key: 'e', n: 4 });
    await things.remove({ _id: id('e') });
  });

  it('a removal returns the removed document once', async () => {
    expect(await things.remove({ _id: id('a'), n: 1 })).toMatchObject({ n: 1 });
    expect(await things.remove({ _id: id('a') })).toBeNull();
  });

  it('one of several concurrent writes gets a unique value', async () => {
    const tries = Array.from({ length: 5 }, () => things.update({ _id: id('a'), n: 1 }, { $inc: { n: 1 } }));
    const counts = (await Promise.all(tries)).map(({ modifiedCount }) => modifiedCount);
    expect(counts.toSorted()).toEqual([0, 0, 0, 0, 1]);
  });
}
