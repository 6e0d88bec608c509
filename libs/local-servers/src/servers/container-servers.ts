import type { StartedTestContainer } from 'testcontainers';
import type { Infrastructure } from './infrastructure.js';
import { mongoClient } from './mongo-client.js';
import { replicaSetName, untilWritable } from './replica-set.js';
import { externalServer } from './server.js';

export const keys = { accessKey: 'deepam-test', secretKey: 'deepam-test-secret' };
export const user = { name: 'deepam', password: 'deepam-test' };
const bucket = 'deepam';

export function serversOf(
  mongo: StartedTestContainer,
  rabbit: StartedTestContainer,
  store: StartedTestContainer,
): Omit<Infrastructure, 'stop'> {
  const address = (container: StartedTestContainer, port: number) =>
    `${container.getHost()}:${container.getMappedPort(port)}`;
  return {
    // The connection is direct: the set knows its member by an address inside the container.
    mongo: { ...externalServer(`mongodb://${address(mongo, 27017)}/?directConnection=true`), needsWireShim: false },
    rabbit: externalServer(`amqp://${user.name}:${user.password}@${address(rabbit, 5672)}`),
    objectStore: { ...externalServer(`http://${address(store, 9000)}`), region: 'us-east-1', bucket, ...keys },
  };
}

export async function initiate(url: string): Promise<void> {
  const client = await mongoClient(url);
  try {
    const members = [{ _id: 0, host: 'localhost:27017' }];
    await client.db('admin').command({ replSetInitiate: { _id: replicaSetName, members } });
    await untilWritable(client.db('admin'));
  } finally {
    await client.close();
  }
}

export async function makeBucket(store: StartedTestContainer): Promise<void> {
  const { Client } = await import('minio');
  await new Client({
    endPoint: store.getHost(),
    port: store.getMappedPort(9000),
    useSSL: false,
    ...keys,
  }).makeBucket(bucket);
}
