import { createConnection, type Connection, type ConnectOptions, type mongo } from 'mongoose';
import type { PlatformOptions } from '../platform-options.js';
import { Unreachable } from '../boot/unreachable.js';
import { ConfigError } from '../config/config-error.js';
import { SettlingConnection } from './settling-connection.js';

/** The collection holds a document during a restore of a backup, and after an interrupted one. */
export const unfinishedRestore = 'unfinished_restore';

interface Database {
  collection(name: string): { findOne(): Promise<unknown> };
}

/** @throws ConfigError: a service must not run on half of its data */
async function assertRestoreFinished(database: Database): Promise<void> {
  if ((await database.collection(unfinishedRestore).findOne()) === null) return;
  throw new ConfigError(['MONGO_URL names a database into which a backup is being restored: run restore to its end.']);
}

/** The driver has this number of milliseconds to find the primary, which is longer than an election takes. */
const selectionPatience = 5_000;

/** The driver accepts another connection class; its types do not show it. */
export const clientOptions: object = { connectionType: SettlingConnection };

/**
 * The service's own database is `<prefix>_<service>`.
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

/** The driver's client keeps its pools here; its types do not show them. */
export interface PoolsInside {
  readonly topology?: { readonly s: { readonly servers: ReadonlyMap<string, { readonly pool: Pool }> } };
}

/**
 * A pool of the driver (7.8.0) checks its minimum of connections ten times a second, even if the minimum is 0: a third
 * of the work of an idle process. The pool also drops unusable connections whenever one is requested. The timer is kept
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

/**
 * The server waits this number of milliseconds for a change before it answers that there was none; by default it
 * answers each second.
 */
const longestWait = 20_000;

/** The stream must answer before the connection counts the server as dead. */
export function changeStreamOptions(connection: Connection): { readonly maxAwaitTimeMS: number } {
  const { socketTimeoutMS } = connection.getClient().options;
  return { maxAwaitTimeMS: socketTimeoutMS > 0 ? Math.min(longestWait, socketTimeoutMS / 2) : longestWait };
}
