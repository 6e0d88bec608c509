import { listeningServices } from '@deepam/contracts';
import { serverTime, type Bucket } from '@deepam/platform';
import type { mongo } from 'mongoose';
import type { HandledEvent } from '../deduplication/handled-event.schema.js';
import type { OutboxRow } from '../outbox/outbox.schema.js';
import { makeDueAgain } from './due-again.js';
import { ServiceDatabases } from './fill-databases.js';
import { type Manifest } from './manifest-schema.js';
import type { QueuesOfServices } from './queues-of-services.js';
import { UnusableBackup } from './unusable-backup.js';
import { objectFile } from './manifest.js';
import { type CopiedObject, listedObjects } from './object-list.js';

const atOnce = 8;

async function storeObjects(folder: string, bucket: Bucket, count: number, tell: (text: string) => void) {
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

export interface RestoreTarget {
  readonly client: mongo.MongoClient;
  readonly databasePrefix: string;
  readonly bucket: Bucket;
  readonly queues: QueuesOfServices;
}

/**
 * Restores a verified backup. No service starts before the end; after an interruption it can be run again and repeats
 * everything.
 * @param mayReplace whether existing data may be removed
 * @throws UnusableBackup before anything is written, when services run or data exist
 */
export async function restoreBackup(
  { client, databasePrefix, bucket, queues }: RestoreTarget,
  { folder, manifest }: { readonly folder: string; readonly manifest: Manifest },
  mayReplace: boolean,
  tell: (text: string) => void,
): Promise<void> {
  const databases = new ServiceDatabases(client, databasePrefix);
  await queues.expectNobody();
  const isUnfinished = await databases.areUnfinished();
  if (isUnfinished) tell('An earlier restore was interrupted: all of it is done again.');
  else if (!mayReplace && !(await databases.areEmpty()))
    throw new UnusableBackup('The databases are not empty. --replace removes what they hold.');

  await databases.mark(manifest.id);
  // A service may have started between the first check and the mark.
  await queues.expectNobody().catch(async (error: unknown) => {
    if (!isUnfinished) await databases.unmark();
    throw error;
  });
  await queues.empty();
  await storeObjects(folder, bucket, manifest.objects.count, tell);
  await databases.clear();
  await databases.fill(folder, manifest, tell);
  const now = await serverTime(client);
  // The backup may come from another database server, whose clock may have been ahead.
  const at = new Date(Math.min(Date.parse(manifest.at), now.getTime()));
  tell(`${await publishAgain(databases, at, now)} events had not arrived everywhere and are published again.`);
  await rememberAnew(databases, now);
  // Indexes come last: some of them remove old rows, and a whole backup may be old.
  await databases.index(manifest);
  await databases.unmark();
}

async function publishAgain(databases: ServiceDatabases, at: Date, now: Date): Promise<number> {
  let count = 0;
  for (const service of listeningServices) {
    const outbox = databases.databaseOf(service).collection<OutboxRow>('outbox');
    count += await makeDueAgain(outbox, (name) => databases.databaseOf(name).collection<HandledEvent>('inbox'), {
      at,
      now,
    });
  }
  return count;
}

/**
 * Inboxes forget by the time of handling. An event that is published again now may have been handled long ago by only
 * some services.
 */
async function rememberAnew(databases: ServiceDatabases, now: Date): Promise<void> {
  for (const service of listeningServices)
    await databases
      .databaseOf(service)
      .collection<HandledEvent>('inbox')
      .updateMany({}, { $set: { handledAt: now } });
}
