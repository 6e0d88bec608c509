import { MongoClient, type Db } from 'mongodb';

async function inDatabase<T>(service: string, work: (db: Db) => Promise<T>): Promise<T> {
  const client = await MongoClient.connect(process.env['IDENTITY_MONGO_URL'] ?? '');
  try {
    return await work(client.db(`deepam_${service}`));
  } finally {
    await client.close();
  }
}

/** From now on the password of this member counts as one that the head's command has made up. */
export function giveMadeUpPassword(mobile: string): Promise<void> {
  return inDatabase('identity', async (db) => {
    const { matchedCount } = await db
      .collection('accounts')
      .updateOne({ mobile }, { $set: { mustChangePassword: true } });
    if (matchedCount !== 1) throw new Error(`Nobody has the mobile ${mobile}.`);
  });
}

/** Whether the server knows a browser of that address. */
export const isPushedTo = (endpoint: string): Promise<boolean> =>
  inDatabase(
    'notification',
    async (db) => (await db.collection('push_subscriptions').countDocuments({ endpoint })) > 0,
  );
