import type { mongo } from 'mongoose';

/**
 * The collection is in identity's database and excluded from backups: a restored installation has no backup of its own
 * yet.
 */
export const lastBackupCollection = 'last_backup';

interface LastBackup {
  readonly _id: 'last';
  readonly at: Date;
}

/** Monitoring watches the age of the last backup, because a missing backup reports no error. */
export async function noteBackup(identity: mongo.Db, at: Date): Promise<void> {
  const notes = identity.collection<LastBackup>(lastBackupCollection);
  await notes.updateOne({ _id: 'last' }, { $max: { at } }, { upsert: true });
}

export async function lastBackup(identity: mongo.Db): Promise<Date | null> {
  return (await identity.collection<LastBackup>(lastBackupCollection).findOne({ _id: 'last' }))?.at ?? null;
}
