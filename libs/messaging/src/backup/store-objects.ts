import type { Bucket } from '@deepam/platform';
import { objectFile } from './manifest.js';
import { type CopiedObject, listedObjects } from './object-list.js';

const atOnce = 8;

export async function storeObjects(folder: string, bucket: Bucket, count: number, tell: (text: string) => void) {
  if (!(await bucket.exists())) await bucket.make();
  let stored = 0;
  let batch: CopiedObject[] = [];
  const settle = async () => {
    await Promise.all(
      batch.map((object) => bucket.put(object.key, { path: objectFile(folder, object.key), ...object })),
    );
    stored += batch.length;
    batch = [];
    if (stored % 1000 < atOnce && stored >= 1000) tell(`${stored} of ${count} files …`);
  };
  for await (const object of listedObjects(folder)) {
    batch.push(object);
    if (batch.length === atOnce) await settle();
  }
  await settle();
  tell(`${stored} files.`);
}
