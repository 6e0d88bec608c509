import { Unreachable } from '@deepam/platform';
import { mongo } from 'mongoose';

export async function reachMongo(url: string): Promise<mongo.MongoClient> {
  const client = new mongo.MongoClient(url, {
    serverSelectionTimeoutMS: 10000,
    writeConcern: { w: 'majority' },
    appName: 'deepam-backup',
  });
  return client.connect().catch((error: unknown) => {
    throw new Unreachable('MONGO_URL', url, error);
  });
}
