import { createConnection, type Connection } from 'mongoose';
import type { PlatformOptions } from '../platform-options.js';
import { Unreachable } from '../boot/unreachable.js';

/** Milliseconds to find the primary: longer than an election takes. */
const selectionPatience = 5_000;

/**
 * The service's own database, `<prefix>_<service>`.
 * @throws Unreachable
 */
export async function openConnection({ name, config }: PlatformOptions): Promise<Connection> {
  const url = config.MONGO_URL;
  if (url === undefined) throw new Error('MONGO_URL is needed; a process without a database says `database: false`.');
  const connection = createConnection(url, {
    dbName: `${config.MONGO_DB_PREFIX ?? 'deepam'}_${name}`,
    appName: `deepam-${name}`,
    serverSelectionTimeoutMS: selectionPatience,
    writeConcern: { w: 'majority' },
    retryWrites: true,
    autoIndex: true,
    autoCreate: true,
  });
  connection.set('strictQuery', true);
  try {
    return await connection.asPromise();
  } catch (fault) {
    await connection.close(true).catch(() => undefined);
    throw new Unreachable('MONGO_URL', url, fault);
  }
}
