import { createRequire } from 'node:module';
import type { Db, MongoClient, MongoClientOptions } from 'mongodb';
import type { ServerLogin } from './server-login.js';

/** The process can use the bundled MongoDB 4.0 after this call; services get the shim by `node --require`. */
export function acceptOldWireVersion(): void {
  const constants = createRequire(import.meta.url)('mongodb/lib/cmap/wire_protocol/constants') as {
    MIN_SUPPORTED_WIRE_VERSION: number;
  };
  constants.MIN_SUPPORTED_WIRE_VERSION = 7;
}

export async function mongoClient(url: string, options: MongoClientOptions = {}): Promise<MongoClient> {
  acceptOldWireVersion();
  const driver = await import('mongodb');
  return driver.MongoClient.connect(url, options);
}

export interface AdminAccess extends ServerLogin {
  readonly port: number;
}

/**
 * Runs `work` on the admin database of our own server, whatever the state of its replica set is.
 * @param isFirst without the login, which a server that has no user yet allows from loopback
 */
export async function withAdmin<T>(
  { port, user, password }: AdminAccess,
  work: (admin: Db) => Promise<T>,
  isFirst = false,
): Promise<T> {
  const client = await mongoClient(`mongodb://127.0.0.1:${port}/?directConnection=true`, {
    serverSelectionTimeoutMS: 2_000,
    ...(!isFirst && { auth: { username: user, password } }),
  });
  try {
    return await work(client.db('admin'));
  } finally {
    await client.close();
  }
}
