import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { Schema, type ClientSession } from 'mongoose';
import { appendOnly, Database, type Documents } from '../src/index.js';
import { startSample, type Sample } from './start-sample.js';

interface Entry {
  readonly _id: string;
  readonly n: number;
}

const first = { _id: 'a' };
const change = { filter: first, update: { $set: { n: 2 } } };

let service: Sample;
let database: Database;
let entries: Documents<Entry>;
beforeAll(async () => {
  service = await startSample();
  database = service.app.get(Database, { strict: false });
  const schema = new Schema<Entry>({ _id: String, n: Number }, { versionKey: false });
  appendOnly(schema, 'Entries');
  await service.db.model<Entry>('Entry', schema).init();
  entries = database.documents('Entry');
  await entries.insert({ ...first, n: 1 });
});
afterAll(() => service.close());

const ways: [string, (session: ClientSession) => Promise<unknown>][] = [
  ['update', (session) => entries.update(first, change.update, { session })],
  ['updateAll', (session) => entries.updateAll({}, change.update, { session })],
  ['updateEach', (session) => entries.updateEach([change], session)],
  ['updateEachUnchecked', (session) => entries.updateEachUnchecked([change], session)],
  ['updated', (session) => entries.updated(first, change.update, session)],
  ['remove', (session) => entries.remove(first, session)],
];
it.each(ways)('a stored document is not changed by %s', async (_way, changed) => {
  await expect(database.transaction(changed)).rejects.toThrow('Entries are never changed or removed');
  expect(await entries.find({})).toEqual([{ ...first, n: 1 }]);
});
