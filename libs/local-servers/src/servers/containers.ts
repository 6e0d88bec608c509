import type { StartedTestContainer } from 'testcontainers';
import { OperatorError } from '../operator-error.js';
import type { Infrastructure } from './infrastructure.js';
import { replicaSetName, untilWritable } from './replica-set.js';
import { mongoClient } from './mongo-client.js';
import { externalServer } from './server.js';

const keys = { accessKey: 'deepam-test', secretKey: 'deepam-test-secret' };

const user = { name: 'deepam', password: 'deepam-test' };

const bucket = 'deepam';

function serversOf(
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

async function initiate(url: string): Promise<void> {
  const client = await mongoClient(url);
  try {
    const members = [{ _id: 0, host: 'localhost:27017' }];
    await client.db('admin').command({ replSetInitiate: { _id: replicaSetName, members } });
    await untilWritable(client.db('admin'));
  } finally {
    await client.close();
  }
}

async function makeBucket(store: StartedTestContainer): Promise<void> {
  const { Client } = await import('minio');
  await new Client({
    endPoint: store.getHost(),
    port: store.getMappedPort(9000),
    useSSL: false,
    ...keys,
  }).makeBucket(bucket);
}

const images = { mongo: 'mongo:8.0', rabbit: 'rabbitmq:4.1' };
const silo = 'pgsty/silo:RELEASE.2026-08-06T00-00-00Z';
/**
 * The same servers run in containers, in current versions; S3_IMAGE names another object store, as for compose.
 * @throws OperatorError when no container engine answers
 */
export async function startContainers(env: NodeJS.ProcessEnv): Promise<Infrastructure> {
  const { GenericContainer, Wait, getContainerRuntimeClient } = await import('testcontainers');
  await getContainerRuntimeClient().catch((cause: unknown) => {
    throw new OperatorError('TEST_INFRA=containers needs a container engine such as Docker, and none answers.', {
      cause,
    });
  });
  const settled = await Promise.allSettled([
    new GenericContainer(images.mongo)
      .withCommand(['--replSet', replicaSetName, '--bind_ip_all'])
      .withExposedPorts(27017)
      .withWaitStrategy(Wait.forLogMessage(/waiting for connections/i))
      .start(),
    new GenericContainer(images.rabbit)
      // RabbitMQ accepts its default user from inside the container only.
      .withEnvironment({ RABBITMQ_DEFAULT_USER: user.name, RABBITMQ_DEFAULT_PASS: user.password })
      .withExposedPorts(5672)
      .withWaitStrategy(Wait.forLogMessage(/Server startup complete/))
      .start(),
    new GenericContainer(env.S3_IMAGE || silo)
      .withCommand(['server', '/data'])
      .withEnvironment({ MINIO_ROOT_USER: keys.accessKey, MINIO_ROOT_PASSWORD: keys.secretKey })
      .withExposedPorts(9000)
      .withWaitStrategy(Wait.forHttp('/', 9000).forStatusCodeMatching((status) => status < 500))
      .start(),
  ]);
  const started = settled.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
  const stop = async () => void (await Promise.all(started.map((container) => container.stop())));
  try {
    for (const one of settled) if (one.status === 'rejected') throw one.reason;
    const [mongo, rabbit, store] = started as [StartedTestContainer, StartedTestContainer, StartedTestContainer];
    const servers = serversOf(mongo, rabbit, store);
    await initiate(servers.mongo.url);
    await makeBucket(store);
    return { ...servers, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
