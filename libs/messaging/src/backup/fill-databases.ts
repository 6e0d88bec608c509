import { listeningServices } from '@deepam/contracts';
import { unfinishedRestore } from '@deepam/platform';
import { mongo } from 'mongoose';
import { collectionFile } from './manifest.js';
import type { Manifest, StoredCollection } from './manifest-schema.js';
import { decompressed, type Bytes } from './summed-file.js';
import { createHash } from 'node:crypto';
import { UnusableBackup } from './unusable-backup.js';

const { BSON } = mongo;

const batch = { documents: 1_000, bytes: 8_000_000 };

/** Every value keeps its exact type, also numbers of types that JavaScript does not distinguish. */
const exact = { promoteValues: false, promoteBuffers: false, bsonRegExp: true } as const;

const namesIn = async (database: mongo.Db) => {
  const all = await database.listCollections({}, { nameOnly: true }).toArray();
  return all.filter(({ name }) => !name.startsWith('system.'));
};

async function insertAll(collection: mongo.Collection, content: Bytes): Promise<void> {
  let documents: mongo.Document[] = [];
  let bytes = 0;
  const insert = async () => {
    if (documents.length > 0) await collection.insertMany(documents, { ordered: false, forceServerObjectId: true });
    [documents, bytes] = [[], 0];
  };
  for await (const document of documentsIn(content)) {
    documents.push(BSON.deserialize(document, exact));
    bytes += document.length;
    if (documents.length >= batch.documents || bytes >= batch.bytes) await insert();
  }
  await insert();
}

async function* documentsIn(content: Bytes): AsyncGenerator<Uint8Array> {
  let rest = Buffer.alloc(0);
  for await (const piece of content) {
    rest = rest.length === 0 ? Buffer.from(piece) : Buffer.concat([rest, piece]);
    let start = 0;
    while (rest.length - start >= 4) {
      const length = rest.readInt32LE(start);
      if (rest.length - start < length) break;
      yield rest.subarray(start, start + length);
      start += length;
    }
    rest = rest.subarray(start);
  }
}

async function expectContent(collection: mongo.Collection, { documents, content }: StoredCollection): Promise<void> {
  const hash = createHash('sha256');
  let count = 0;
  const found = collection.find({}, { raw: true, sort: { _id: 1 } }).stream() as unknown as Bytes;
  for await (const document of found) {
    hash.update(document);
    count += 1;
  }
  if (count !== documents || hash.digest('hex') !== content)
    throw new UnusableBackup(`${collection.namespace} does not read as it was written: is anybody else writing there?`);
}

export class ServiceDatabases {
  private readonly all: readonly mongo.Db[];

  constructor(
    private readonly client: mongo.MongoClient,
    private readonly prefix: string,
  ) {
    this.all = listeningServices.map((service) => this.databaseOf(service));
  }

  databaseOf(service: string): mongo.Db {
    return this.client.db(`${this.prefix}_${service}`);
  }

  async areUnfinished(): Promise<boolean> {
    const marks = await Promise.all(this.all.map((database) => database.collection(unfinishedRestore).findOne()));
    return marks.some((mark) => mark !== null);
  }

  async areEmpty(): Promise<boolean> {
    for (const database of this.all) {
      for (const { name } of await namesIn(database)) {
        if ((await database.collection(name).findOne({}, { projection: { _id: 1 } })) !== null) return false;
      }
    }
    return true;
  }

  async mark(backup: string): Promise<void> {
    for (const database of this.all) {
      const marks = database.collection<{ _id: string }>(unfinishedRestore);
      await marks.replaceOne({ _id: 'restore' }, { backup, begunAt: new Date() } as never, { upsert: true });
    }
  }

  async unmark(): Promise<void> {
    for (const database of this.all) await database.collection(unfinishedRestore).drop();
  }

  async clear(): Promise<void> {
    for (const database of this.all) {
      for (const { name } of await namesIn(database))
        if (name !== unfinishedRestore) await database.collection(name).drop();
    }
  }

  async index({ collections }: Manifest): Promise<void> {
    for (const { service, name, indexes } of collections)
      if (indexes.length > 0)
        await this.databaseOf(service)
          .collection(name)
          .createIndexes(indexes as never);
  }

  /** @throws UnusableBackup when a collection does not read as it was written into the backup */
  async fill(folder: string, { collections }: Manifest, tell: (text: string) => void): Promise<void> {
    for (const stored of collections) {
      const database = this.databaseOf(stored.service);
      const collection = await database.createCollection(stored.name, stored.options);
      await insertAll(collection, decompressed(collectionFile(folder, stored)));
      await expectContent(collection, stored);
    }
    for (const service of listeningServices) {
      const own = collections.filter((one) => one.service === service);
      tell(`${service}: ${own.reduce((sum, { documents }) => sum + documents, 0)} documents.`);
    }
  }
}
