import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { listeningServices } from '@deepam/contracts';
import { serverTime } from '@deepam/platform';
import { dumpDatabases, outlinesOf, refuseHalfRestored } from './dump-databases.js';
import { ObjectCopies } from './object-copies.js';
import type { CopiedObject } from './object-list.js';
import { withSnapshot } from './snapshot.js';
import type { BackupSource, Databases } from './backup-source.js';

/**
 * A file with a row but without content may have been removed after the snapshot: then the backup takes a later
 * snapshot.
 */
const attempts = 4;

/**
 * The databases at a time with all files. A missing file of a row was removed before the snapshot if it was already
 * missing earlier; otherwise a later snapshot is taken. If members replace pictures faster than that, the last
 * snapshot is used, and the manifest lists the missing files.
 */
export async function takeConsistentSnapshot(
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
    await refuseHalfRestored(databasePrefix, snapshot);
    // The copy starts immediately, because replaced files are removed from now on.
    for await (const copied of copies.copyNew()) late.push(copied);
    // The list follows the snapshot, so it includes collections that were created just before it.
    const outlines = await outlinesOf(client, databasePrefix);
    return dumpDatabases(outlines, { folder, databasePrefix, snapshot }, { refersTo, dumped });
  });
  return { at, collections, gone };
}
