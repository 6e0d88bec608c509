import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from '@jest/globals';
import type { ServiceName } from '@deepam/contracts';
import { loadConfig } from '@deepam/platform';
import { givenBack, localSecrets, type Ports, serviceEnvironment, serviceNames } from '@deepam/local-servers';
import { configSchemas } from './config-schemas.js';

const infrastructure = {
  MONGO_URL: 'mongodb://127.0.0.1:27017/?replicaSet=rs0',
  AMQP_URL: 'amqp://guest:guest@127.0.0.1:5672',
  S3_ENDPOINT: 'http://127.0.0.1:9000',
  S3_REGION: 'us-east-1',
  S3_BUCKET: 'deepam',
  S3_ACCESS_KEY: 'key',
  S3_SECRET_KEY: 'secret',
};
const ports = Object.fromEntries(serviceNames.map((name, index) => [name, 8080 + index])) as Ports;

async function environmentOf(name: ServiceName, env: NodeJS.ProcessEnv = {}): Promise<NodeJS.ProcessEnv> {
  const folder = await mkdtemp(join(tmpdir(), 'deepam-environment-'));
  const secrets = await localSecrets(join(folder, 'secrets.json'));
  await rm(folder, { recursive: true });
  return serviceEnvironment(name, { env, infrastructure, ports, secrets, publicUrl: 'http://localhost:8080' });
}

it.each(serviceNames)('the environment is complete for %s', async (name) => {
  const config = loadConfig(configSchemas[name], await environmentOf(name));
  expect(config.PORT).toBe(ports[name]);
  expect(config.HOST).toBe('127.0.0.1');
});

it('npm start leaves the settings of the user unchanged in the environment of a process', async () => {
  const environment = await environmentOf('network', { PAYEE_NAME: 'Our Shop', LOG_LEVEL: 'debug', PORT: '1' });
  expect(environment).toMatchObject({ PAYEE_NAME: 'Our Shop', LOG_LEVEL: 'debug', PORT: '8082' });
});

it('the environment returns large blocks of memory to the system, like images, unless the user overrides it', async () => {
  const image = await readFile(fileURLToPath(new URL('../../deploy/docker/Dockerfile', import.meta.url)), 'utf8');
  for (const [name, value] of Object.entries(givenBack)) {
    expect(await environmentOf('identity')).toHaveProperty(name, value);
    expect(image).toContain(`${name}=${value}`);
  }
  const environment = await environmentOf('identity', { MALLOC_MMAP_THRESHOLD_: '65536' });
  expect(environment).toHaveProperty('MALLOC_MMAP_THRESHOLD_', '65536');
});

it("npm start keeps the head's password out of the environment of a process", async () => {
  expect(await environmentOf('identity', { HEAD_PASSWORD: 'a secret' })).not.toHaveProperty('HEAD_PASSWORD');
});
