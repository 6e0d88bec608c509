import { MongoClient, type Db } from 'mongodb';

async function inDatabase<T>(service: string, work: (db: Db) => Promise<T>): Promise<T> {
  const client = await MongoClient.connect(process.env['MONGO_URL'] ?? '');
  try {
    return await work(client.db(`${process.env['MONGO_DB_PREFIX']}_${service}`));
  } finally {
    await client.close();
  }
}

export const isPushedTo = (endpoint: string): Promise<boolean> =>
  inDatabase(
    'notification',
    async (db) => (await db.collection('push_subscriptions').countDocuments({ endpoint })) > 0,
  );
