import type { MongoServer } from './mongo.js';
import type { ObjectStoreServer } from './object-store.js';
import type { Server } from './server.js';
import { chosenMongo, chosenRabbit, chosenObjectStore } from './chosen-servers.js';
import type { InfrastructureOptions } from './infrastructure-options.js';

export interface Infrastructure {
  readonly mongo: MongoServer;
  readonly rabbit: Server;
  readonly objectStore: ObjectStoreServer;
  stop(): Promise<void>;
}

/**
 * Database, broker and object store, side by side; each is the one that MONGO_URL, AMQP_URL or S3_ENDPOINT names, or an embedded one.
 * @throws OperatorError when one cannot be had; the others are ended before that
 */
export async function startInfrastructure(options: InfrastructureOptions): Promise<Infrastructure> {
  const settled = await Promise.allSettled([
    timed('MongoDB', chosenMongo(options), options),
    timed('RabbitMQ', chosenRabbit(options), options),
    timed('Object storage', chosenObjectStore(options), options),
  ] as const);
  const servers = settled.flatMap((one) => (one.status === 'fulfilled' ? [one.value as Server] : []));
  const stop = async () => void (await Promise.all(servers.map((server) => server.stop())));
  const [first, second, third] = settled;
  if (first.status === 'fulfilled' && second.status === 'fulfilled' && third.status === 'fulfilled') {
    return { mongo: first.value, rabbit: second.value, objectStore: third.value, stop };
  }
  await stop();
  throw settled.find((one) => one.status === 'rejected')?.reason;
}

async function timed<T>(name: string, start: Promise<T>, { ready }: InfrastructureOptions): Promise<T> {
  const startedAt = Date.now();
  const server = await start;
  ready?.(name, Date.now() - startedAt);
  return server;
}
