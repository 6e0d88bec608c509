import { mongo, type Connection } from 'mongoose';
import type { LivenessCheck } from '../health/watchdog.js';
import { clientOptions } from './open-connection.js';

const selectionPatience = 2_000;

const unlessAnswered = (error: unknown): void => {
  if (!(error instanceof mongo.MongoServerError)) throw error;
};

export function databaseLiveness(connection: Connection, url: string): LivenessCheck {
  let worked = 0;
  connection.getClient().on('connectionCheckedIn', () => (worked += 1));
  return {
    name: 'mongo',
    own: async () => connection.db?.admin().ping().catch(unlessAnswered),
    worked: () => worked,
    isFresh: () => pingWithNewClient(url),
  };
}

async function pingWithNewClient(url: string): Promise<void> {
  const client = new mongo.MongoClient(url, {
    ...clientOptions,
    serverSelectionTimeoutMS: selectionPatience,
    connectTimeoutMS: selectionPatience,
    socketTimeoutMS: selectionPatience,
    minPoolSize: 0,
    maxPoolSize: 1,
  });
  try {
    await client.db('admin').command({ ping: 1 });
  } finally {
    await client.close(true);
  }
}
