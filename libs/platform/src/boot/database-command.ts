import { createConnection, type Connection } from 'mongoose';
import { ConfigError } from '../config/config-error.js';
import { loadConfig } from '../config/load-config.js';
import { databaseConfig } from '../config/service-config.js';

type Print = (text: string) => void;

export interface DatabaseCommand {
  readonly service: string;
  readonly usage: string;
  readonly flags?: readonly string[];
  readonly failed: string;
  readonly run: (db: Connection, asked: { print: Print; args: readonly string[] }) => Promise<number>;
}

/** The command runs next to the service. The exit code is 1 after a failure or for an unknown request. */
export const databaseCommand =
  ({ service, usage, flags = [], failed, run }: DatabaseCommand) =>
  async (args: readonly string[], env: NodeJS.ProcessEnv, print: Print): Promise<number> => {
    if (args.some((arg) => !flags.includes(arg))) {
      print(usage);
      return args.includes('--help') ? 0 : 1;
    }
    try {
      return await withDatabase(service, env, (db) => run(db, { print, args }));
    } catch (error) {
      print(error instanceof ConfigError ? error.message : `${failed}: ${String(error)}`);
      return 1;
    }
  };

/**
 * Opens the database of a service for one piece of work, without creating collections or indexes.
 * @throws ConfigError
 */
export async function withDatabase<T>(
  service: string,
  env: NodeJS.ProcessEnv,
  work: (db: Connection) => Promise<T>,
): Promise<T> {
  const { MONGO_URL, MONGO_DB_PREFIX } = loadConfig(databaseConfig, env);
  const options = { serverSelectionTimeoutMS: 5_000, autoIndex: false, autoCreate: false };
  const connection = createConnection(MONGO_URL, { dbName: `${MONGO_DB_PREFIX}_${service}`, ...options });
  try {
    return await work(await connection.asPromise());
  } finally {
    await connection.close();
  }
}
