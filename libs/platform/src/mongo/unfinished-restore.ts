import { ConfigError } from '../config/config-error.js';

/** Holds a document during a restore of a backup, and after an interrupted one. */
export const unfinishedRestore = 'unfinished_restore';

interface Database {
  collection(name: string): { findOne(): Promise<unknown> };
}

/** @throws ConfigError: a service must not run on half of its data */
export async function assertRestoreFinished(database: Database): Promise<void> {
  if ((await database.collection(unfinishedRestore).findOne()) === null) return;
  throw new ConfigError(['MONGO_URL names a database into which a backup is being restored: run restore to its end.']);
}
