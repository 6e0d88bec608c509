import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from '@jest/globals';
import { loadConfig } from '@deepam/platform';
import { brokerConfig } from '@deepam/messaging';
import { serviceNames } from '@deepam/local-servers';
import { composeWith } from './compose-file.js';
import { configSchemas } from './config-schemas.js';
import { operatorSettings } from './operator-settings.js';

const root = fileURLToPath(new URL('../../', import.meta.url));

const folder = mkdtempSync(join(tmpdir(), 'deepam-env-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const newEnv = (file: string): string => {
  const env = { ...process.env, PAYEE_VPA: 'shop@okhdfcbank', VAPID_SUBJECT: 'mailto:head@deepam.in' };
  execFileSync(process.execPath, [`${root}deploy/docker/new-env.mjs`, join(folder, file)], { env, stdio: 'ignore' });
  return readFileSync(join(folder, file), 'utf8');
};

const dotEnv = Object.fromEntries(
  newEnv('.env')
    .split('\n')
    .filter((line) => line.includes('=') && !line.startsWith('#'))
    .map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)]),
) as Record<string, string>;

const services = composeWith(dotEnv);

describe('docker-compose.yml', () => {
  it.each(serviceNames)('gives %s an environment that it accepts', (name) => {
    const { environment = {} } = services[name] ?? {};
    const image = { HOST: '0.0.0.0', PORT: '8080' };
    expect(loadConfig(configSchemas[name], { ...image, ...environment })).toMatchObject({ NODE_ENV: 'production' });
  });

  it.each(serviceNames)('passes %s each setting that it reads, as it stands in .env', (name) => {
    const settings = operatorSettings(name);
    const marked = Object.fromEntries(settings.map((setting) => [setting, `${setting} of the operator`]));
    const { environment } = composeWith({ ...dotEnv, ...marked })[name]!;
    expect(settings.filter((setting) => environment?.[setting] !== marked[setting])).toEqual([]);
  });

  it.each(serviceNames)('builds %s from a folder that is there', (name) => {
    const folder = services[name]?.build?.args?.SERVICE ?? '';
    expect(statSync(`${root}${folder}/package.json`).isFile()).toBe(true);
  });

  it('can be scaled: no names and no ports of the host, except the one of the web', () => {
    for (const [name, service] of Object.entries(services)) {
      expect(service.container_name).toBeUndefined();
      expect(service.ports ?? []).toHaveLength(name === 'web' ? 1 : 0);
    }
  });

  it('keeps an end of what each container prints', () => {
    for (const { logging } of Object.values(services))
      expect(logging?.options).toEqual({ 'max-size': expect.any(String), 'max-file': expect.any(String) });
  });

  it('starts each container again that ends, whatever its exit code; what is to run once, when it fails', () => {
    const policies = Object.entries(services).map(([name, { restart }]) => [name, restart]);
    const expected = policies.map(([name]) => [name, name === 'declare' ? 'on-failure' : 'unless-stopped']);
    expect(policies).toEqual(expected);
    for (const name of serviceNames) expect(services).toHaveProperty(name);
  });

  it('starts each process when what it needs is healthy', () => {
    for (const [name, { depends_on: needed = {} }] of Object.entries(services)) {
      for (const [other, { condition }] of Object.entries(needed)) {
        const wanted = other === 'declare' ? 'service_completed_successfully' : 'service_healthy';
        expect([name, other, condition]).toEqual([name, other, wanted]);
        expect(services).toHaveProperty(other);
      }
    }
  });
});

describe('the container that declares all queues', () => {
  it('runs once, before every service that has one, by a program of its image', () => {
    const { command, environment = {}, ...declare } = services['declare']!;
    const source = `services/network/${command![1]!}`.replace('/dist/', '/src/').replace(/\.js$/, '.ts');
    expect(existsSync(join(root, source))).toBe(true);
    expect(declare).toMatchObject({ restart: 'on-failure', image: services['network']!.image });
    expect(declare.build).toBeUndefined();
    expect(loadConfig(brokerConfig, environment).AMQP_URL).toMatch(/^amqp:\/\/deepam:.{43}@rabbitmq:5672$/);
    for (const name of serviceNames.filter((service) => service !== 'gateway')) {
      expect(services[name]!.depends_on).toHaveProperty('declare');
    }
  });
});
