import type { mongo } from 'mongoose';

/** In identity's database, and no part of a backup: what was just restored has none of its own yet. */
export const lastBackupCollection = 'last_backup';

interface LastBackup {
  readonly _id: 'last';
  readonly at: Date;
}

/** Said where the age of it is watched: a backup that is not made tells nobody. */
export async function noteBackup(identity: mongo.Db, at: Date): Promise<void> {
  const notes = identity.collection<LastBackup>(lastBackupCollection);
  await notes.updateOne({ _id: 'last' }, { $max: { at } }, { upsert: true });
}

/** @returns the moment of the last one that was made; null where there was none */
export async function lastBackup(identity: mongo.Db): Promise<Date | null> {
  return (await identity.collection<LastBackup>(lastBackupCollection).findOne({ _id: 'last' }))?.at ?? null;
}
