import { createHash } from 'node:crypto';
import { listeningServices, type ServiceName } from '@deepam/contracts';
import { unfinishedRestore } from '@deepam/platform';
import type { mongo } from 'mongoose';
import { lastBackupCollection } from './last-backup.js';
import { collectionFile } from './manifest.js';
import { type StoredCollection } from './manifest-schema.js';
import { referredKeys } from './object-keys.js';
import type { Snapshot } from './snapshot.js';
import { hashed, writeSummed } from './summed-file.js';
import { UnusableBackup } from './unusable-backup.js';

type Outline = Pick<StoredCollection, 'service' | 'name' | 'options' | 'indexes'>;

const notDumped = new Set([unfinishedRestore, lastBackupCollection]);

interface DumpListener {
  readonly refersTo: (key: string) => Promise<void>;
  readonly dumped: (service: ServiceName, documents: number) => void;
}

/**
 * @throws UnusableBackup: half of the data would pass for all of it, and push out backups that a restore still needs
 */
export async function assertRestoreFinished(databasePrefix: string, snapshot: Snapshot): Promise<void> {
  for (const service of listeningServices) {
    for await (const _ of snapshot.documents(`${databasePrefix}_${service}`, unfinishedRestore))
      throw new UnusableBackup('A backup is being restored: run restore to its end first.');
  }
}

/**
 * The list has the present collections of all services, because a snapshot does not contain the lists of collections.
 */
export async function outlinesOf(client: mongo.MongoClient, databasePrefix: string): Promise<Outline[]> {
  const outlines: Outline[] = [];
  for (const service of listeningServices) {
    const database = client.db(`${databasePrefix}_${service}`);
    for (const { name, type, options = {} } of await database.listCollections({}, { nameOnly: false }).toArray()) {
      if (type !== 'collection' || name.startsWith('system.') || notDumped.has(name)) continue;
      const indexes = await database.collection(name).indexes();
      const own = indexes.filter((index) => index.name !== '_id_');
      // The namespace names the database that the index came from.
      outlines.push({ service, name, options: { ...options }, indexes: own.map(({ ns: _, ...index }) => index) });
    }
  }
  return outlines;
}

export async function dumpDatabases(
  outlines: readonly Outline[],
  { folder, databasePrefix, snapshot }: { folder: string; databasePrefix: string; snapshot: Snapshot },
  { refersTo, dumped }: DumpListener,
): Promise<StoredCollection[]> {
  const stored: StoredCollection[] = [];
  for (const service of listeningServices) {
    const own = outlines.filter((outline) => outline.service === service);
    let inDatabase = 0;
    for (const outline of own) {
      const hash = createHash('sha256');
      let documents = 0;
      const looked = async function* () {
        for await (const document of snapshot.documents(`${databasePrefix}_${service}`, outline.name)) {
          documents += 1;
          for (const key of referredKeys(outline.name, document)) await refersTo(key);
          yield document;
        }
      };
      const file = await writeSummed(collectionFile(folder, outline), hashed(looked(), hash), true);
      stored.push({ ...outline, documents, content: hash.digest('hex'), file });
      inDatabase += documents;
    }
    dumped(service, inDatabase);
  }
  if (stored.every(({ documents }) => documents === 0))
    throw new UnusableBackup(
      `The databases ${databasePrefix}_… hold nothing: is MONGO_DB_PREFIX the one of the services?`,
    );
  return stored;
}
