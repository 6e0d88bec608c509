import { startTestService, type TestService } from '@deepam/testing';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { Schema } from 'mongoose';
import { newId, PlatformModule, Transactions, type ServiceConfig } from '../src/index.js';
import type { Note } from './sample-service.js';
import { startSample, type Sample } from './start-sample.js';

const [written, batch] = [20_000, 500];
/** Milliseconds for which a call may be delayed at most. */
const longestStall = 2_000;

interface NewerNote extends Note {
  readonly length?: number;
}
const newerSchema = new Schema<NewerNote>({
  _id: { type: String },
  text: { type: String, unique: true },
  length: { type: Number },
});
newerSchema.index({ length: 1, text: 1 });

const newerModule = (config: ServiceConfig) => {
  @Module({
    imports: [
      PlatformModule.forService({ name: 'identity', config }),
      MongooseModule.forFeature([{ name: 'Note', schema: newerSchema }]),
    ],
  })
  class NewerModule {}
  return NewerModule;
};

let older: Sample;
let newer: TestService;
let stopped = false;
let writing: Promise<void>;
const waits: number[] = [];
const ids: string[] = [];

async function write(): Promise<void> {
  const notes = older.db.model<Note>('Note');
  const transactions = older.app.get(Transactions, { strict: false });
  while (!stopped) {
    const began = performance.now();
    const _id = newId();
    await transactions.run(async (session) => {
      await notes.create([{ _id, text: _id }], { session });
      await notes.updateOne({ _id: ids[ids.length % written] }, { $set: { text: `changed ${_id}` } }, { session });
    });
    ids.push(_id);
    waits.push(performance.now() - began);
  }
}

/** Each replica of a release fills the field in batches in the background, until none is left. */
async function fill(): Promise<void> {
  const notes = newer.db.model<NewerNote>('Note');
  for (;;) {
    const lacking = await notes.find({ length: { $exists: false } }, { _id: 1 }).limit(batch);
    if (lacking.length === 0) return;
    const still = { _id: { $in: lacking.map(({ _id }) => _id) }, length: { $exists: false } };
    await notes.updateMany(still, { $set: { length: 24 } });
  }
}

beforeAll(async () => {
  older = await startSample();
  ids.push(...Array.from({ length: written }, newId));
  await older.db.collection<Note>('notes').insertMany(ids.map((_id) => ({ _id, text: _id })));
});
afterAll(async () => {
  stopped = true;
  await writing;
  await newer?.close();
  await older?.close();
});

it('a release that expands documents builds its index and fills its field next to the previous release, whose writes neither fail nor wait long', async () => {
  writing = write();
  newer = await startTestService(newerModule, {
    name: 'identity',
    endpoints: [],
    prefix: older.prefix,
    tokens: older.tokens,
  });
  await Promise.all([fill(), fill()]);
  stopped = true;
  await writing;
  expect(waits.length).toBeGreaterThan(10);
  expect(Math.max(...waits)).toBeLessThan(longestStall);
  const indexes = await newer.db.collection('notes').indexes();
  expect(indexes.map(({ name }) => name)).toContain('length_1_text_1');
});

it('fields of the last writes of the previous release are filled after its end, and survive its other changes', async () => {
  await fill();
  const notes = newer.db.model<NewerNote>('Note');
  expect(await notes.countDocuments({ length: 24 })).toBe(ids.length);
  expect(await notes.countDocuments({ text: /^changed/, length: 24 })).toBeGreaterThan(0);
});
