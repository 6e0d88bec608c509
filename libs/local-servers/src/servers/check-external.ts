import { request } from 'undici';
import { OperatorError } from '../operator-error.js';

const timeoutMs = 5_000;

/** @throws OperatorError when no replica set answers at MONGO_URL */
export async function checkMongo(url: string): Promise<void> {
  const { MongoClient } = await import('mongodb');
  let client;
  try {
    client = new MongoClient(url, { serverSelectionTimeoutMS: timeoutMs });
    const hello = await client.db('admin').command({ isMaster: 1 });
    if (!hello.setName && hello.msg !== 'isdbgrid') {
      throw new Error('it is not a replica set, which transactions need');
    }
  } catch (cause) {
    throw unusable('MongoDB', 'MONGO_URL', url, cause);
  } finally {
    await client?.close();
  }
}

/** @throws OperatorError when no broker accepts the login at AMQP_URL */
export async function checkRabbit(url: string): Promise<void> {
  const { connect } = await import('amqplib');
  try {
    const connection = await connect(url, { timeout: timeoutMs });
    await connection.close();
  } catch (cause) {
    throw unusable('RabbitMQ', 'AMQP_URL', url, cause);
  }
}

export async function checkObjectStore(url: string): Promise<void> {
  try {
    const { body } = await request(url, { headersTimeout: timeoutMs, bodyTimeout: timeoutMs });
    await body.dump();
  } catch (cause) {
    throw unusable('Object storage', 'S3_ENDPOINT', url, cause);
  }
}

function unusable(what: string, variable: string, url: string, cause: unknown): OperatorError {
  const reason = redactUrl((cause as Error).message || (cause as { code?: string }).code || 'no answer').split('\n')[0];
  return new OperatorError(`${what} cannot be used at ${redactUrl(url)}, which ${variable} names: ${reason}.`, {
    cause,
  });
}

export function redactUrl(url: string): string {
  return url.replace(/\/\/[^@/]*@/, '//');
}
