import { createConnection, type Connection, type ConnectOptions } from 'mongoose';
import type { PlatformOptions } from '../platform-options.js';
import { Unreachable } from '../boot/unreachable.js';
import { disablePoolTimer } from './disable-pool-timer.js';
import { SettlingConnection } from './settling-connection.js';
import { refuseHalfRestored } from './unfinished-restore.js';

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
  await refuseHalfRestored(connection).catch(async (error: unknown) => {
    await connection.close(true);
    throw error;
  });
  return connection;
}
