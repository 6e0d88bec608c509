import { join } from 'node:path';
import { checkMongo, checkObjectStore, checkRabbit } from './check-external.js';
import { startMongo, type MongoServer } from './mongo.js';
import { startObjectStore, type ObjectStoreServer } from './object-store.js';
import { startRabbit } from './rabbit.js';
import { externalServer, type Server } from './server.js';
import type { InfrastructureOptions } from './infrastructure-options.js';

export async function chosenMongo({
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

export async function chosenRabbit(options: InfrastructureOptions): Promise<Server> {
  const { dataDir, ports, log, env = process.env } = options;
  if (env.AMQP_URL) {
    await checkRabbit(env.AMQP_URL);
    return externalServer(env.AMQP_URL);
  }
  const folder = join(dataDir, 'rabbit');
  return startRabbit({ dataDir: folder, port: ports?.rabbit, private: options.privateRabbit, log, env });
}

export async function chosenObjectStore({
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
