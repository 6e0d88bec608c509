import { listeningServices, listenersOf } from '@deepam/contracts';
import { serverTime, type Bucket } from '@deepam/platform';
import type { mongo } from 'mongoose';
import type { HandledEvent } from '../deduplication/handled-event.schema.js';
import type { OutboxRow } from '../outbox/outbox.schema.js';
import { ServiceDatabases } from './fill-databases.js';
import { type Manifest } from './manifest-schema.js';
import type { QueuesOfServices } from './queues-of-services.js';
import { UnusableBackup } from './unusable-backup.js';
import { objectFile } from './manifest.js';
import { type CopiedObject, listedObjects } from './object-list.js';
import { consumerDefaults } from '../messaging.options.js';

const batch = 1_000;

const day = 86_400_000;

type Row = Pick<OutboxRow, '_id' | 'routingKey'>;

/**
 * The broker is not part of a backup: events that were published before the backup and were still queued or dead are
 * published again. A consumer that has handled one knows it by its inbox, which is part of the same snapshot. The time
 * of publication counts, because an event may have waited long for a queue.
 * @param times `at` is the time of the backup: inboxes remember this many days before it. Both use the clock of the
 * database server: a clock that is a month ahead would find nothing, or delay the events by a month
 * @returns the number of events of this service
 */
async function makeDueAgain(
  outbox: mongo.Collection<OutboxRow>,
  inboxOf: (service: string) => mongo.Collection<HandledEvent>,
  { at, now }: { readonly at: Date; readonly now: Date },
): Promise<number> {
  const since = new Date(at.getTime() - (consumerDefaults.inboxKeepDays - 1) * day);
  const published = { publishedAt: { $gte: since }, unroutable: { $exists: false } };
  let count = 0;
  let rows: Row[] = [];
  const settle = async () => {
    const due = await unhandledAmong(rows, inboxOf);
    rows = [];
    if (due.length === 0) return;
    const again = { $set: { availableAt: now }, $unset: { publishedAt: 1, claimedBy: 1 } } as const;
    count += (await outbox.updateMany({ _id: { $in: due } }, again)).modifiedCount;
  };
  for await (const row of outbox.find(published, { projection: { routingKey: 1 } })) {
    rows.push(row);
    if (rows.length === batch) await settle();
  }
  await settle();
  return count;
}

async function unhandledAmong(
  rows: readonly Row[],
  inboxOf: (service: string) => mongo.Collection<HandledEvent>,
): Promise<string[]> {
  const expected = new Map<string, Row[]>();
  for (const row of rows) {
    for (const service of listenersOf(row.routingKey)) expected.set(service, [...(expected.get(service) ?? []), row]);
  }
  const due = new Set<string>();
  for (const [service, heard] of expected) {
    const ids = heard.map(({ _id }) => `${service}:${_id}`);
    const found = await inboxOf(service)
      .find({ _id: { $in: ids } }, { projection: { _id: 1 } })
      .toArray();
    const handled = new Set(found.map(({ _id }) => _id));
    for (const { _id } of heard) if (!handled.has(`${service}:${_id}`)) due.add(_id);
  }
  return [...due];
}

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
 * Restores a verified backup. No service starts before the end; the restore can be run again after an interruption and
 * repeats everything.
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
 * Inboxes forget rows by the time of handling. An event that is published again now may have been handled long ago by
 * only some services.
 */
async function rememberAnew(databases: ServiceDatabases, now: Date): Promise<void> {
  for (const service of listeningServices)
    await databases
      .databaseOf(service)
      .collection<HandledEvent>('inbox')
      .updateMany({}, { $set: { handledAt: now } });
}
