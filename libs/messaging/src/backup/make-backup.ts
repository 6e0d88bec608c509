import { randomUUID } from 'node:crypto';
import { appendFile, mkdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { productVersion } from '@deepam/contracts';
import { serverTime } from '@deepam/platform';
import { nameAt, objectList, unfinishedSuffix, writeManifest, finishedBackups, readManifest } from './manifest.js';
import type { Manifest } from './manifest-schema.js';
import { ObjectCopies } from './object-copies.js';
import { lineOf } from './object-list.js';
import { sumOf, isSame, writeSummed } from './summed-file.js';
import { onDisk } from './on-disk.js';
import { removeInterrupted, showLife } from './unfinished-backups.js';
import { takeConsistentSnapshot } from './consistent-snapshot.js';
import type { BackupSource } from './backup-source.js';

const wrongClockMinutes = 5;

/**
 * Writes a backup into a new folder of `to`: first the objects of the bucket, then a snapshot of all databases, then
 * the objects added since. The folder gets its final name when it is complete.
 * @param keepKeys writes the keys of the backup with this id, before it is complete
 * @returns its folder
 */
export async function makeBackup(
  source: BackupSource,
  to: string,
  keepKeys: (id: string, name: string) => Promise<void>,
  tell: (text: string) => void,
): Promise<string> {
  const begun = await serverTime(source.client);
  tellOfWrongClock(begun, tell);
  const [begunAt, name] = [begun.toISOString(), nameAt(begun)];
  const earlier = await newestWhole(to);
  const folder = join(to, `${name}${unfinishedSuffix}`);
  await mkdir(to, { recursive: true, mode: 0o700 });
  await mkdir(folder, { mode: 0o700 });
  const endLife = await showLife(folder);
  try {
    await removeInterrupted(to, folder, tell);
    const copies = new ObjectCopies(source.bucket, folder, earlier?.folder ?? null);
    const objects = await copyObjects(copies, folder, tell);
    const knownGone = earlier?.manifest.objects.gone ?? [];
    const { at, collections, late, gone } = await takeConsistentSnapshot(source, folder, copies, knownGone, tell);
    if (late.length > 0)
      await appendFile(objectList(folder), gzipSync(Buffer.concat(late.map(lineOf))), { flush: true });
    const id = randomUUID();
    const manifest: Manifest = {
      ...{ format: 1, id, product: productVersion, begunAt, at },
      endedAt: (await serverTime(source.client)).toISOString(),
      collections: [...collections],
      objects: {
        count: objects.count + late.length,
        bytes: objects.bytes + late.reduce((sum, { size }) => sum + size, 0),
        list: await sumOf(objectList(folder)),
        gone: [...gone],
      },
    };
    await writeManifest(folder, manifest);
    await endLife();
    await onDisk(folder);
    await keepKeys(id, name);
    await rename(folder, join(to, name));
    await onDisk(to);
    return join(to, name);
  } catch (error) {
    await endLife().catch(() => undefined);
    await rm(folder, { recursive: true, force: true }).catch(() => undefined);
    throw error;
  }
}

/** Names and times follow the clock of the database server. */
function tellOfWrongClock(now: Date, tell: (text: string) => void): void {
  const minutes = Math.round((Date.now() - now.getTime()) / 60_000);
  if (Math.abs(minutes) < wrongClockMinutes) return;
  const way = minutes > 0 ? 'ahead of' : 'behind';
  tell(`The clock of this machine is ${Math.abs(minutes)} minutes ${way} that of the database, which counts: set it.`);
}

/** Files are linked from this backup; a damaged backup must not prevent a new one. */
async function newestWhole(to: string): Promise<{ readonly folder: string; readonly manifest: Manifest } | null> {
  const name = (await finishedBackups(to)).at(-1);
  if (name === undefined) return null;
  const folder = join(to, name);
  const manifest = await readManifest(folder).catch(() => null);
  const list = await sumOf(objectList(folder)).catch(() => null);
  return manifest && list && isSame(list, manifest.objects.list) ? { folder, manifest } : null;
}

async function copyObjects(copies: ObjectCopies, folder: string, tell: (text: string) => void) {
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
