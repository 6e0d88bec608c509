import { setTimeout as pause } from 'node:timers/promises';
import type { ClientSession, Connection, mongo } from 'mongoose';
import { backOff } from '../background/back-off.js';

const attempts = 8;
const delays = { first: 20, most: 500 };
const lockTimeout = 24;
/** Also of one that has become too old, which is not read again. */
const snapshotUnavailable = 246;

/**
 * Runs `read` on one snapshot of the database: what is written meanwhile is not seen. Reads again from the start when a busy server could not give it a
 * lock within the 5 ms that it grants a transaction, or when an index was made at the very moment of the snapshot.
 * @throws MongoServerError: code 246 or 251 when the snapshot has become older than the server keeps one
 */
export async function readSnapshot<T>(
  connection: Connection,
  read: (session: ClientSession) => Promise<T>,
): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    const session = await connection.startSession();
    session.startTransaction({ readConcern: { level: 'snapshot' }, readPreference: 'primary' });
    try {
      return await read(session);
    } catch (error) {
      if (!isTransient(error) || attempt === attempts) throw error;
    } finally {
      await session.abortTransaction().catch(() => undefined);
      await session.endSession();
    }
    await pause(backOff(attempt, delays));
  }
}

const isTransient = (error: unknown): boolean => {
  const { code, message } = error as mongo.MongoServerError;
  return (
    code === lockTimeout || (code === snapshotUnavailable && message.includes('pending collection catalog changes'))
  );
};
