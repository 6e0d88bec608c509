import type { StartedTestContainer } from 'testcontainers';
import { OperatorError } from '../operator-error.js';
import type { Infrastructure } from './infrastructure.js';
import { externalServer } from './server.js';

/** The images of docker-compose.yml. */
const images = { mongo: 'mongo:8.0', rabbit: 'rabbitmq:4.1' };
const silo = 'pgsty/silo:RELEASE.2026-08-06T00-00-00Z';
const keys = { accessKey: 'deepam-test', secretKey: 'deepam-test-secret' };
const bucket = 'deepam';

/**
 * The same servers in containers, current versions; S3_IMAGE names another object store, as for compose.
 * @throws OperatorError when no container engine answers
 */
export async function startContainers(env: NodeJS.ProcessEnv): Promise<Infrastructure> {
  const { GenericContainer, Wait, getContainerRuntimeClient } = await import('testcontainers');
  await getContainerRuntimeClient().catch((cause: unknown) => {
    throw new OperatorError('TEST_INFRA=containers needs a container engine such as Docker, and none answers.', {
      cause,
    });
  });
  const [mongo, rabbit, store] = await Promise.all([
    new GenericContainer(images.mongo)
      .withCommand(['--replSet', 'rs0', '--bind_ip_all'])
      .withExposedPorts(27017)
      .withWaitStrategy(Wait.forLogMessage(/Waiting for connections/))
      .start(),
    new GenericContainer(images.rabbit)
      .withExposedPorts(5672)
      .withWaitStrategy(Wait.forLogMessage(/Server startup complete/))
      .start(),
    new GenericContainer(env.S3_IMAGE || silo)
      .withCommand(['server', '/data'])
      .withEnvironment({ MINIO_ROOT_USER: keys.accessKey, MINIO_ROOT_PASSWORD: keys.secretKey })
      .withExposedPorts(9000)
      .withWaitStrategy(Wait.forHttp('/minio/health/ready', 9000))
      .start(),
  ]);
  await initiate(mongo);
  await makeBucket(store);
  const address = (container: StartedTestContainer, port: number) =>
    `${container.getHost()}:${container.getMappedPort(port)}`;
  return {
    // Direct: the set knows its member by an address that only the container can reach.
    mongo: { ...externalServer(`mongodb://${address(mongo, 27017)}/?directConnection=true`), needsWireShim: false },
    rabbit: externalServer(`amqp://guest:guest@${address(rabbit, 5672)}`),
    objectStore: { ...externalServer(`http://${address(store, 9000)}`), region: 'us-east-1', bucket, ...keys },
    stop: async () => void (await Promise.all([mongo, rabbit, store].map((container) => container.stop()))),
  };
}

async function initiate(mongo: StartedTestContainer): Promise<void> {
  const script = `rs.initiate({_id:'rs0',members:[{_id:0,host:'localhost:27017'}]}); while(!db.hello().isWritablePrimary) sleep(50);`;
  const { exitCode, output } = await mongo.exec(['mongosh', '--quiet', '--eval', script]);
  if (exitCode !== 0) throw new Error(`The replica set could not be initiated: ${output}`);
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
