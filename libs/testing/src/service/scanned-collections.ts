import type { Connection } from 'mongoose';

/**
 * The collections that the database read from end to end while `work` ran, according to its profiler: a missing index,
 * or a partial one that a query does not fit. Scans of background work in that time count, too.
 */
export async function scannedCollections({ db }: Connection, work: () => Promise<unknown>): Promise<string[]> {
  if (!db) throw new Error('There is no connection.');
  await db.command({ profile: 2 });
  try {
    await work();
  } finally {
    await db.command({ profile: 0 });
  }
  const profile = db.collection<{ ns: string }>('system.profile');
  const scans = await profile.find({ planSummary: /COLLSCAN/ }).toArray();
  await profile.drop();
  return [...new Set(scans.map(({ ns }) => ns.slice(db.databaseName.length + 1)))];
}
