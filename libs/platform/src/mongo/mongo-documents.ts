import type { ClientSession, Model, mongo, QueryFilter, UpdateQuery } from 'mongoose';
import { assertNoUndefined } from '../database/assert-no-undefined.js';
import type { Change, Changed, Documents, Reading, Writing } from '../database/documents.js';

interface Stored {
  readonly _id: string;
}

export class MongoDocuments<T> implements Documents<T> {
  private opened?: mongo.Collection<Stored>;

  constructor(private readonly model: () => Model<T>) {}

  /** The driver returns documents unchanged, and a query of Mongoose takes as long as the rest of a command. */
  private get stored(): mongo.Collection<Stored> {
    if (this.opened === undefined) {
      const { collection, db } = this.model();
      this.opened = db.db!.collection<Stored>(collection.name);
    }
    return this.opened;
  }

  async find(filter: QueryFilter<T>, how: Reading = {}): Promise<T[]> {
    return this.stored
      .find(filter as mongo.Filter<Stored>, optionsOfReading(how))
      .toArray() as Promise<unknown> as Promise<T[]>;
  }

  async findOne(filter: QueryFilter<T>, how: Reading = {}): Promise<T | null> {
    return this.stored.findOne(filter as mongo.Filter<Stored>, optionsOfReading(how)) as Promise<T | null>;
  }

  async count(filter: QueryFilter<T>, how: Pick<Reading, 'limit' | 'hint' | 'maxTimeMS'> = {}): Promise<number> {
    // `count` is deprecated, because it is not for transactions; `countDocuments` is a pipeline that creates a
    // document for each counted one.
    return this.stored.count(filter as mongo.Filter<Stored>, how as mongo.CountOptions);
  }

  async insert(document: T, session?: ClientSession): Promise<void> {
    await this.model().insertOne(document as Parameters<Model<T>['insertOne']>[0], { session: session ?? null });
  }

  async insertAll(documents: readonly T[], session?: ClientSession | null): Promise<void> {
    await this.model().insertMany(documents, { session: session ?? null });
  }

  async insertUnchecked(documents: readonly T[], session: ClientSession | null, maxTimeMS?: number): Promise<void> {
    if (documents.length === 0) return;
    await this.stored.insertMany(documents as unknown as Stored[], {
      ignoreUndefined: true,
      ...(session !== null && { session }),
      ...(maxTimeMS !== undefined && { maxTimeMS }),
    });
  }

  async update(filter: QueryFilter<T>, update: UpdateQuery<T>, how?: Writing): Promise<Changed> {
    return this.model().updateOne(filter, update, optionsOf(how));
  }

  async updateAll(filter: QueryFilter<T>, update: UpdateQuery<T>, how?: Writing): Promise<Changed> {
    return this.model().updateMany(filter, update, optionsOf(how));
  }

  async updateEach(changes: readonly Change<T>[], session: ClientSession): Promise<Changed> {
    const operations = changes.map((updateOne) => ({ updateOne }));
    return this.model().bulkWrite(operations as Parameters<Model<T>['bulkWrite']>[0], { session });
  }

  async updateEachUnchecked(changes: readonly Change<T>[], session: ClientSession): Promise<Changed> {
    if (changes.length === 0) return { matchedCount: 0, modifiedCount: 0, upsertedCount: 0 };
    (this.model() as { rejectChanges?: () => void }).rejectChanges?.();
    assertNoUndefined(changes);
    const operations = changes.map((updateOne) => ({ updateOne }));
    return this.stored.bulkWrite(operations as mongo.AnyBulkWriteOperation<Stored>[], {
      session,
      ignoreUndefined: true,
    });
  }

  async updated(filter: QueryFilter<T>, update: UpdateQuery<T>, session: ClientSession): Promise<T | null> {
    return this.model().findOneAndUpdate(filter, update, { session, returnDocument: 'after' }).lean<T | null>();
  }

  async remove(filter: QueryFilter<T>, session?: ClientSession): Promise<T | null> {
    return this.model()
      .findOneAndDelete(filter, { session: session ?? null })
      .lean<T | null>();
  }
}

const optionsOfReading = ({ fields, session, sort, limit, maxTimeMS, hint }: Reading) =>
  ({ projection: fields, session: session ?? undefined, sort, limit, maxTimeMS, hint }) as mongo.FindOptions;

const optionsOf = ({ session, upsert, w }: Writing = {}) => ({
  ...(session && { session }),
  ...(upsert && { upsert }),
  ...(w !== undefined && { writeConcern: { w } }),
});
