import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { poll } from '@deepam/testing';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { DiscardedFiles, discardedFileSchema, ObjectStore, RealTime } from '../src/index.js';
import { startSample, type Sample } from './start-sample.js';

let service: Sample;
let folder: string;
beforeAll(async () => {
  service = await startSample();
  folder = await mkdtemp(join(tmpdir(), 'discarded-files-'));
});
afterAll(async () => {
  await service.close();
  await rm(folder, { recursive: true });
});

it('files that cannot be removed hold up no other, and are tried again later', async () => {
  const store = service.app.get(ObjectStore);
  const model = service.db.model('DiscardedTestFile', discardedFileSchema('discarded_test_files'));
  const files = new DiscardedFiles(model as never, store, new RealTime());
  // The names are too long, so that the storage rejects them.
  const broken = ['a', 'b', 'c', 'd'].map((letter) => letter.repeat(300));
  const path = join(folder, 'file');
  await writeFile(path, 'content');
  const whole = { path, contentType: 'image/png', size: 7, sha256: 'x', perceptualHash: null };
  const stored = ['tests/one.png', 'tests/two.png'];
  for (const key of stored) await store.put(key, whole);
  await model.insertMany([...broken, ...stored].map((_id) => ({ _id })));
  await poll(async () => {
    files.removeSoon();
    return (await model.countDocuments()) === broken.length;
  });
  await files.onModuleDestroy();
  for (const key of stored) await expect(store.open(key)).rejects.toMatchObject({ code: 'FILE.NOT_FOUND' });
  for (const left of await model.find().lean()) {
    expect(left.failures).toBe(1);
    expect(left.notBefore!.getTime()).toBeGreaterThan(Date.now());
  }
});
