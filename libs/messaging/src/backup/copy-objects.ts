import { join } from 'node:path';
import { finishedBackups, objectList, readManifest } from './manifest.js';
import type { Manifest } from './manifest-schema.js';
import { ObjectCopies } from './object-copies.js';
import { lineOf } from './object-list.js';
import { isSame, sumOf, writeSummed } from './summed-file.js';

/** Files are linked from this backup; a damaged backup must not prevent a new one. */
export async function newestWhole(
  to: string,
): Promise<{ readonly folder: string; readonly manifest: Manifest } | null> {
  const name = (await finishedBackups(to)).at(-1);
  if (name === undefined) return null;
  const folder = join(to, name);
  const manifest = await readManifest(folder).catch(() => null);
  const list = await sumOf(objectList(folder)).catch(() => null);
  return manifest && list && isSame(list, manifest.objects.list) ? { folder, manifest } : null;
}

export async function copyObjects(copies: ObjectCopies, folder: string, tell: (text: string) => void) {
  let [count, bytes] = [0, 0];
  const lines = async function* () {
    for await (const copied of copies.copyAll()) {
      count += 1;
      bytes += copied.size;
      if (count % 1_000 === 0) tell(`${count} files …`);
      yield lineOf(copied);
    }
  };
  await writeSummed(objectList(folder), lines(), true);
  tell(`${count} files, ${bytes} bytes.`);
  return { count, bytes };
}
