import { listeningServices } from '@deepam/contracts';
import { unfinishedRestore } from '@deepam/platform';
import { mongo } from 'mongoose';
import { collectionFile } from './manifest.js';
import type { Manifest } from './manifest-schema.js';
import { decompressed } from './summed-file.js';
import { namesIn, insertAll, expectContent } from './insert-all.js';

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
