import { ConfigError } from '../config/config-error.js';

/** Holds a document while a backup is being restored into the database, and after a restore that was interrupted. */
export const unfinishedRestore = 'unfinished_restore';

interface Database {
  collection(name: string): { findOne(): Promise<unknown> };
}

/** @throws ConfigError: with half of what there was, a service would say and decide what is not so */
export async function refuseHalfRestored(database: Database): Promise<void> {
  if ((await database.collection(unfinishedRestore).findOne()) === null) return;
  throw new ConfigError(['MONGO_URL names a database into which a backup is being restored: run restore to its end.']);
}
