import { setTimeout as pause } from 'node:timers/promises';
import type { ClientSession, Connection, mongo } from 'mongoose';
import { backOff } from '../background/back-off.js';

const attempts = 8;
const delays = { first: 20, most: 500 };
const lockTimeout = 24;
/** A snapshot that has become too old has the same code, and is not read again. */
const snapshotUnavailable = 246;

/**
 * Runs `read` on one snapshot of the database. It restarts when a busy server could not grant a lock within 5 ms, or
 * when an index was created at the time of the snapshot.
 * @throws MongoServerError: code 246 or 251 when the snapshot is older than the server keeps one
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
