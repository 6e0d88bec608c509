import type { mongo } from 'mongoose';

export interface Snapshot {
  choose(database: string, collection: string): Promise<void>;
  documents(database: string, collection: string): AsyncIterable<Uint8Array>;
}

/**
 * Servers from this version on read any time of the last minutes without a transaction, and share it between
 * databases.
 */
const readsPast = 5;
const attempts = 3;

/**
 * Runs `work` on one snapshot of the whole server, or sharded cluster: the snapshot contains each transaction as a
 * whole or not at all, across all databases.
 * @param work is repeated when the database has no snapshot of that time, as just after an index was created, or is too
 * busy for a lock
 */
export async function withSnapshot<T>(client: mongo.MongoClient, work: (snapshot: Snapshot) => Promise<T>): Promise<T> {
  const { versionArray } = await client.db('admin').command({ buildInfo: 1 });
  const isPastReadable = Number((versionArray as number[])[0]) >= readsPast;
  for (let attempt = 1; ; attempt += 1) {
    const session = client.startSession(isPastReadable ? { snapshot: true } : {});
    // An older server, such as that of `npm start`, keeps the transaction for transactionLifetimeLimitSeconds.
    if (!isPastReadable) session.startTransaction({ readConcern: { level: 'snapshot' }, readPreference: 'primary' });
    try {
      return await work(snapshotOf(client, session));
    } catch (error) {
      if (!isWithoutSnapshot(error) || attempt === attempts) throw error;
    } finally {
      if (session.inTransaction()) await session.abortTransaction().catch(() => undefined);
      await session.endSession();
    }
  }
}

const snapshotOf = (client: mongo.MongoClient, session: mongo.ClientSession): Snapshot => ({
  choose: async (database, collection) => {
    await client.db(database).collection(collection).findOne({}, { session });
  },
  documents: (database, collection) =>
    client
      .db(database)
      .collection(collection)
      .find({}, { session, raw: true, sort: { _id: 1 } })
      .stream() as unknown as AsyncIterable<Uint8Array>,
});

/** The codes are LockTimeout, SnapshotUnavailable and SnapshotTooOld, and the end of an older server's transaction. */
function isWithoutSnapshot(error: unknown): boolean {
  const { code } = error as { code?: unknown };
  return code === 24 || code === 246 || code === 239 || code === 251 || code === 290;
}
