import { join } from 'node:path';
import { collectionFile, objectFile, objectList, readManifest } from './manifest.js';
import { type Manifest } from './manifest-schema.js';
import { isPlainKey } from './object-keys.js';
import { listedObjects } from './object-list.js';
import { isSame, sumOf } from './summed-file.js';
import { UnusableBackup } from './unusable-backup.js';

/**
 * Reads every byte of a backup.
 * @throws UnusableBackup when one is missing or another one
 */
export async function verifiedManifest(folder: string, tell: (text: string) => void): Promise<Manifest> {
  const manifest = await readManifest(folder);
  for (const collection of manifest.collections) await expectSame(collectionFile(folder, collection), collection.file);
  await expectSame(objectList(folder), manifest.objects.list);
  let count = 0;
  for await (const object of listedObjects(folder)) {
    if (!isPlainKey(object.key)) throw new UnusableBackup(`${objectList(folder)} names no file: ${object.key}`);
    await expectSame(objectFile(folder, object.key), object);
    count += 1;
    if (count % 1_000 === 0) tell(`${count} files verified …`);
  }
  if (count !== manifest.objects.count)
    throw new UnusableBackup(`${folder} has ${count} files instead of ${manifest.objects.count}.`);
  const documents = manifest.collections.reduce((sum, collection) => sum + collection.documents, 0);
  tell(`${join(folder)} is whole: ${documents} documents and ${count} files of ${manifest.at}.`);
  return manifest;
}

async function expectSame(path: string, expected: { size: number; sha256: string }): Promise<void> {
  const found = await sumOf(path).catch(() => null);
  if (found === null) throw new UnusableBackup(`${path} cannot be read.`);
  if (!isSame(found, expected)) throw new UnusableBackup(`${path} was changed: its checksum differs.`);
}
