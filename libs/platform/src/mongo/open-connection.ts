import { createConnection, type Connection, type ConnectOptions, type mongo } from 'mongoose';
import type { PlatformOptions } from '../platform-options.js';
import { Unreachable } from '../boot/unreachable.js';
import { SettlingConnection } from './settling-connection.js';
import { assertRestoreFinished } from './unfinished-restore.js';

/** Milliseconds to find the primary: longer than an election takes. */
const selectionPatience = 5_000;

/** The driver accepts another connection class; its types do not show it. */
export const clientOptions: object = { connectionType: SettlingConnection };

/**
 * The service's own database, `<prefix>_<service>`.
 * @throws Unreachable; ConfigError while a backup is being restored into it
 */
export async function openConnection({ name, config }: PlatformOptions): Promise<Connection> {
  const url = config.MONGO_URL;
  if (url === undefined) throw new Error('MONGO_URL is needed; a process without a database imports ProcessModule.');
  const options: ConnectOptions = {
    ...clientOptions,
    ...(config.MONGO_TIME_LIMIT_MS === undefined ? {} : { socketTimeoutMS: config.MONGO_TIME_LIMIT_MS }),
    dbName: `${config.MONGO_DB_PREFIX ?? 'deepam'}_${name}`,
    appName: `deepam-${name}`,
    serverSelectionTimeoutMS: selectionPatience,
    writeConcern: { w: 'majority' },
    retryWrites: true,
    autoIndex: true,
    autoCreate: true,
  };
  const connection = createConnection(url, options);
  connection.set('strictQuery', true);
  try {
    await connection.asPromise();
  } catch (error) {
    await connection.close(true).catch(() => undefined);
    throw new Unreachable('MONGO_URL', url, error);
  }
  disablePoolTimer(connection.getClient());
  await assertRestoreFinished(connection).catch(async (error: unknown) => {
    await connection.close(true);
    throw error;
  });
  return connection;
}

interface Pool {
  readonly minPoolSizeTimer?: NodeJS.Timeout;
}

/** Where the driver's client keeps its pools; its types do not show it. */
export interface PoolsInside {
  readonly topology?: { readonly s: { readonly servers: ReadonlyMap<string, { readonly pool: Pool }> } };
}

/**
 * A pool of the driver (7.8.0) checks its minimum of connections ten times a second, even if the minimum is 0: a third
 * of the work of an idle process. The pool also drops unusable connections whenever one is requested. The timer stays
 * if `MONGO_URL` sets `minPoolSize` or `maxIdleTimeMS`.
 */
function disablePoolTimer(client: mongo.MongoClient): void {
  const { minPoolSize, maxIdleTimeMS } = client.options;
  if (minPoolSize > 0 || maxIdleTimeMS > 0) return;
  const rest = () => {
    const { topology } = client as unknown as PoolsInside;
    for (const { pool } of topology?.s.servers.values() ?? []) clearTimeout(pool.minPoolSizeTimer);
  };
  rest();
  // The pool of a new or returned primary sets its timer after this event.
  client.on('connectionPoolReady', () => setImmediate(rest));
}
