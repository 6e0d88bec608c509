import { randomUUID } from 'node:crypto';
import { appendFile, mkdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { listeningServices, productVersion } from '@deepam/contracts';
import { serverTime, type Bucket } from '@deepam/platform';
import type { mongo } from 'mongoose';
import { dumpDatabases, outlinesOf, refuseHalfRestored } from './dump-databases.js';
import {
  finishedBackups,
  nameAt,
  objectList,
  readManifest,
  unfinishedSuffix,
  writeManifest,
  type Manifest,
  type StoredCollection,
} from './manifest.js';
import { ObjectCopies } from './object-copies.js';
import { lineOf, type CopiedObject } from './object-list.js';
import { atOneMoment } from './one-moment.js';
import { isSame, onDisk, sumOf, writeSummed } from './summed-file.js';
import { removeInterrupted, showLife } from './unfinished-backups.js';

export interface BackupSource {
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

/** A file that a row refers to and that is gone may have been removed after the moment of the backup: then a later moment is chosen. */
const moments = 4;
const wrongClockMinutes = 5;

/**
 * Writes a backup into a new folder of `to`: first what is in the bucket, then all databases at one moment, then the files that came
 * meanwhile. The folder has its name when it is whole.
 * @param keepKeys writes the keys of the backup with this id, before it is whole
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
    const { at, collections, late, gone } = await wholeMoment(source, folder, copies, knownGone, tell);
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

/** Names, times and what is due later go by the database's server. */
function tellOfWrongClock(now: Date, tell: (text: string) => void): void {
  const minutes = Math.round((Date.now() - now.getTime()) / 60_000);
  if (Math.abs(minutes) < wrongClockMinutes) return;
  const way = minutes > 0 ? 'ahead of' : 'behind';
  tell(`The clock of this machine is ${Math.abs(minutes)} minutes ${way} that of the database, which counts: set it.`);
}

/** The one to link files from; a damaged one is no reason not to make another. */
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

/**
 * The databases at a moment of which no file is missing. What a row of that moment refers to and is not there was removed before it, when it
 * was known to be gone before; otherwise nobody can tell, and a later moment is taken. Where people replace pictures faster than that, the last
 * moment is as good as any other, and says which.
 */
async function wholeMoment(
  source: BackupSource,
  folder: string,
  copies: ObjectCopies,
  knownGone: readonly string[],
  tell: (text: string) => void,
): Promise<Databases> {
  let known = new Set(knownGone);
  const late: CopiedObject[] = [];
  for (let moment = 1; ; moment += 1) {
    const { at, collections, gone } = await oneDump(source, folder, copies, late, tell);
    const removed = [...gone].filter((key) => !known.has(key));
    if (removed.length === 0 || moment === moments) {
      if (gone.size > 0) tell(`${gone.size} files that rows refer to are missing; the manifest names them.`);
      return { at, collections, late, gone: [...gone] };
    }
    tell(`Files were removed meanwhile (${removed.length}): a later moment is taken.`);
    known = gone;
  }
}

/** @param late what came after the first look at the bucket; more is added */
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
  const told = (service: string, documents: number) => tell(`${service}: ${documents} documents.`);
  let at = '';
  const collections = await atOneMoment(client, async (moment) => {
    await rm(join(folder, 'databases'), { recursive: true, force: true });
    gone.clear();
    await moment.choose(`${databasePrefix}_${listeningServices[0]}`, 'outbox');
    at = (await serverTime(client)).toISOString();
    await refuseHalfRestored(databasePrefix, moment);
    // At once: what is replaced from now on is removed.
    for await (const copied of copies.copyNew()) late.push(copied);
    // After the moment: what was made just before it is among them.
    const outlines = await outlinesOf(client, databasePrefix);
    return dumpDatabases(outlines, { folder, databasePrefix, moment }, { refersTo, told });
  });
  return { at, collections, gone };
}
