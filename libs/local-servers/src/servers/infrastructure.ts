import { type MongoServer, startMongo, type MongoOptions } from './mongo.js';
import { type ObjectStoreServer, startObjectStore } from './object-store.js';
import { type Server, externalServer } from './server.js';
import { join } from 'node:path';
import { checkMongo, checkObjectStore, checkRabbit } from './check-external.js';
import { startRabbit } from './rabbit.js';

export interface Infrastructure {
  readonly mongo: MongoServer;
  readonly rabbit: Server;
  readonly objectStore: ObjectStoreServer;
  stop(): Promise<void>;
}

/**
 * Database, broker and object store start concurrently; each is the one that MONGO_URL, AMQP_URL or S3_ENDPOINT names,
 * or an embedded one.
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

async function chosenMongo({
  dataDir,
  ports,
  isThrownAway,
  log,
  env = process.env,
}: InfrastructureOptions): Promise<MongoServer> {
  if (env.MONGO_URL) {
    await checkMongo(env.MONGO_URL);
    return { ...externalServer(env.MONGO_URL), needsWireShim: false };
  }
  return startMongo({ dataDir: join(dataDir, 'mongo'), port: ports?.mongo, isThrownAway, log, env });
}

async function chosenRabbit(options: InfrastructureOptions): Promise<Server> {
  const { dataDir, ports, log, env = process.env } = options;
  if (env.AMQP_URL) {
    await checkRabbit(env.AMQP_URL);
    return externalServer(env.AMQP_URL);
  }
  const folder = join(dataDir, 'rabbit');
  return startRabbit({ dataDir: folder, port: ports?.rabbit, private: options.privateRabbit, log, env });
}

async function chosenObjectStore({
  dataDir,
  ports,
  log,
  env = process.env,
}: InfrastructureOptions): Promise<ObjectStoreServer> {
  if (env.S3_ENDPOINT) {
    await checkObjectStore(env.S3_ENDPOINT);
    return {
      ...externalServer(env.S3_ENDPOINT),
      region: env.S3_REGION ?? 'us-east-1',
      bucket: env.S3_BUCKET ?? 'deepam',
      accessKey: env.S3_ACCESS_KEY ?? '',
      secretKey: env.S3_SECRET_KEY ?? '',
    };
  }
  return startObjectStore({ dataDir: join(dataDir, 'objects'), port: ports?.objectStore, log, env });
}

interface InfrastructureOptions {
  readonly dataDir: string;
  readonly ports?: {
    readonly mongo?: number;
    readonly rabbit?: number;
    readonly objectStore?: number;
  };
  readonly privateRabbit?: boolean;
  readonly isThrownAway?: MongoOptions['isThrownAway'];
  readonly log?: (line: string) => void;
  readonly ready?: (name: string, ms: number) => void;
  readonly env?: NodeJS.ProcessEnv;
}
