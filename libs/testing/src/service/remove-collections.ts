import { createConnection } from 'mongoose';
import { testInfra } from '../infra.js';

/**
 * Empties a database over a connection of its own, after the service has stopped writing. dropDatabase() on MongoDB
 * 4.0 waits for every open transaction of the whole server, and blocks all other clients.
 */
export async function removeCollections(dbName: string, mongoUrl = testInfra().mongoUrl): Promise<void> {
  const connection = await createConnection(mongoUrl, { dbName, autoCreate: false }).asPromise();
  const collections = await connection.listCollections();
  for (const { name } of collections) await connection.dropCollection(name);
  await connection.close();
}
