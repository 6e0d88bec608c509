import { randomUUID } from 'node:crypto';
import { appendFile, mkdir, rename, rm, readdir, stat, writeFile, open } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { productVersion, listeningServices } from '@deepam/contracts';
import { serverTime, type Bucket } from '@deepam/platform';
import {
  backupNameAt,
  objectList,
  unfinishedSuffix,
  writeManifest,
  finishedBackups,
  readManifest,
} from './manifest.js';
import type { Manifest, StoredCollection } from './manifest-schema.js';
import { ObjectCopies } from './object-copies.js';
import { lineOf, type CopiedObject } from './object-list.js';
import { sumOf, isSame, writeSummed } from './summed-file.js';
import { dumpDatabases, outlinesOf, assertRestoreFinished } from './dump-databases.js';
import { withSnapshot } from './snapshot.js';
import type { mongo } from 'mongoose';

/**
 * A file with a row but without content may have been removed after the snapshot: then the backup takes a later
 * snapshot.
 */
const attempts = 4;

/**
 * The snapshot has the databases at a time with all files. A missing file of a row was removed before the snapshot if
 * it was already missing earlier; otherwise a later snapshot is taken. If members replace pictures faster than that,
 * the last snapshot is used, and the manifest lists the missing files.
 */
async function takeConsistentSnapshot(
  source: BackupSource,
  folder: string,
  copies: ObjectCopies,
  knownGone: readonly string[],
  tell: (text: string) => void,
): Promise<Databases> {
  let known = new Set(knownGone);
  const late: CopiedObject[] = [];
  for (let attempt = 1; ; attempt += 1) {
    const { at, collections, gone } = await oneDump(source, folder, copies, late, tell);
    const removed = [...gone].filter((key) => !known.has(key));
    if (removed.length === 0 || attempt === attempts) {
      if (gone.size > 0) tell(`${gone.size} files that rows refer to are missing; the manifest names them.`);
      return { at, collections, late, gone: [...gone] };
    }
    tell(`Files were removed meanwhile (${removed.length}): a later moment is taken.`);
    known = gone;
  }
}

/** @param late the objects added after the first list of the bucket; further ones are appended */
async function oneDump(
  { client, databasePrefix }: BackupSource,
  folder: string,
  copies: ObjectCopies,
  late: CopiedObject[],
  tell: (text: string) => void,
) {
  const gone = new Set<string>();
  const refersTo = async (key: string) => {
    if (!gone.has(key) && !(await copies.has(key))) gone.add(key);
  };
  const dumped = (service: string, documents: number) => tell(`${service}: ${documents} documents.`);
  let at = '';
  const collections = await withSnapshot(client, async (snapshot) => {
    await rm(join(folder, 'databases'), { recursive: true, force: true });
    gone.clear();
    await snapshot.choose(`${databasePrefix}_${listeningServices[0]}`, 'outbox');
    at = (await serverTime(client)).toISOString();
    await assertRestoreFinished(databasePrefix, snapshot);
    // The copy starts immediately, because replaced files are removed from now on.
    for await (const copied of copies.copyNew()) late.push(copied);
    // The list follows the snapshot, so it includes collections that were created just before it.
    const outlines = await outlinesOf(client, databasePrefix);
    return dumpDatabases(outlines, { folder, databasePrefix, snapshot }, { refersTo, dumped });
  });
  return { at, collections, gone };
}

const signOfLife = 'running';

const beat = 60_000;

/** A backup counts as interrupted after this number of milliseconds without a rewrite, by the clock of the disk. */
const longestSilence = 6 * 3_600_000;

/**
 * Marks the folder of a running backup.
 * @returns a function that removes the mark
 */
async function showLife(folder: string): Promise<() => Promise<void>> {
  const file = join(folder, signOfLife);
  const writeMarker = () => writeFile(file, '');
  await writeMarker();
  let showing = Promise.resolve();
  const timer = setInterval(() => {
    showing = writeMarker().catch(() => undefined);
  }, beat).unref();
  return async () => {
    clearInterval(timer);
    await showing;
    await rm(file, { force: true });
  };
}

/** Removes interrupted backups; a backup that is still running, perhaps on another machine, is kept. */
async function removeInterrupted(to: string, own: string, tell: (text: string) => void): Promise<void> {
  const now = await lastLife(own);
  for (const name of await readdir(to)) {
    const folder = join(to, name);
    if (!name.endsWith(unfinishedSuffix) || folder === own || now - (await lastLife(folder)) < longestSilence) continue;
    await rm(folder, { recursive: true, force: true }).then(
      () => tell(`Removed ${folder}: its backup was interrupted.`),
      (error: Error) => tell(`${folder} of an interrupted backup could not be removed: ${error.message}`),
    );
  }
}

/**
 * The result is in milliseconds since 1970, by the clock of the disk. The time of the folder counts before its first
 * sign of life.
 */
async function lastLife(folder: string): Promise<number> {
  const times = await Promise.all(
    [folder, join(folder, signOfLife)].map((path) =>
      stat(path).then(
        ({ mtimeMs }) => mtimeMs,
        () => 0,
      ),
    ),
  );
  return Math.max(...times);
}

const wrongClockMinutes = 5;

/**
 * Writes a backup into a new folder of `to`: first the objects of the bucket, then a snapshot of all databases, then
 * the objects added since. The folder gets its final name when it is complete.
 * @param keepKeys writes the keys of the backup with this id, before it is complete
 * @returns the folder of the backup
 */
export async function makeBackup(
  source: BackupSource,
  to: string,
  keepKeys: (id: string, name: string) => Promise<void>,
  tell: (text: string) => void,
): Promise<string> {
  const begun = await serverTime(source.client);
  warnOfWrongClock(begun, tell);
  const [begunAt, name] = [begun.toISOString(), backupNameAt(begun)];
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
      format: 1,
      id,
      product: productVersion,
      begunAt,
      at,
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
function warnOfWrongClock(now: Date, tell: (text: string) => void): void {
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

interface BackupSource {
  readonly client: mongo.MongoClient;
  readonly databasePrefix: string;
  readonly bucket: Bucket;
}

interface Databases {
  readonly at: string;
  readonly collections: readonly StoredCollection[];
  readonly late: readonly CopiedObject[];
  readonly gone: readonly string[];
}

/** File names are on the disk after their folder is synced. */
export async function onDisk(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
