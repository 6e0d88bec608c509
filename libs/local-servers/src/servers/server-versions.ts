import { request } from 'undici';
import { mongoClient } from './mongo-client.js';

export async function serverVersions(environment: NodeJS.ProcessEnv): Promise<string> {
  const { MONGO_URL = '', AMQP_URL = '', S3_ENDPOINT = '' } = environment;
  return (await Promise.all([mongoVersion(MONGO_URL), rabbitVersion(AMQP_URL), storeName(S3_ENDPOINT)])).join(', ');
}

async function mongoVersion(url: string): Promise<string> {
  const client = await mongoClient(url);
  try {
    return `MongoDB ${(await client.db('admin').command({ buildInfo: 1 })).version as string}`;
  } finally {
    await client.close();
  }
}

async function rabbitVersion(url: string): Promise<string> {
  const { connect } = await import('amqplib');
  const model = await connect(url);
  try {
    return `RabbitMQ ${model.connection.serverProperties.version}`;
  } finally {
    await model.close();
  }
}

/** A server that does not identify itself is the one of the npm package. */
async function storeName(url: string): Promise<string> {
  const { headers, body } = await request(url);
  await body.dump();
  return headers.server === undefined ? 's3rver' : String(headers.server);
}
