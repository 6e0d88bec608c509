import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { listeningServices } from '@deepam/contracts';
import { serverTime } from '@deepam/platform';
import { dumpDatabases, outlinesOf, refuseHalfRestored } from './dump-databases.js';
import { ObjectCopies } from './object-copies.js';
import type { CopiedObject } from './object-list.js';
import { atOneMoment } from './one-moment.js';
import type { BackupSource, Databases } from './backup-source.js';

/** A file that a row refers to and that is gone may have been removed after the moment of the backup: then a later moment is chosen. */
const moments = 4;

/**
 * The databases at a moment of which no file is missing. What a row of that moment refers to and is not there was removed before it, when it
 * was known to be gone before; otherwise nobody can tell, and a later moment is taken. Where people replace pictures faster than that, the last
 * moment is as good as any other, and says which.
 */
export async function wholeMoment(
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
  const dumped = (service: string, documents: number) => tell(`${service}: ${documents} documents.`);
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
    return dumpDatabases(outlines, { folder, databasePrefix, moment }, { refersTo, dumped });
  });
  return { at, collections, gone };
}
