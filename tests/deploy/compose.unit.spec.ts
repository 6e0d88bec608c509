import { existsSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from '@jest/globals';
import { brokerConfig, newKeyPair, runBackup, runBrokerUsers, runRestore } from '@deepam/messaging';
import { loadConfig, runDatabaseUsers } from '@deepam/platform';
import { serviceNames } from '@deepam/local-servers';
import { composeWith } from './compose-file.js';
import { configSchemas } from './config-schemas.js';
import { newEnv } from './new-env.js';
import { operatorSettings } from './operator-settings.js';
import { ownCredentials } from './secrets-held.js';

const isOwn = (setting: string): boolean => ownCredentials.some((name) => name === setting);
const once = ['broker-users', 'declare', 'database-users', 'storage-users'];

const keeping = ['backup', 'restore'];
const policyOf = (name: string): string => {
  if (keeping.includes(name)) return 'no';
  return once.includes(name) ? 'on-failure:10' : 'unless-stopped';
};

const root = fileURLToPath(new URL('../../', import.meta.url));

const dotEnv = newEnv();
const services = composeWith(dotEnv);

describe('docker-compose.yml', () => {
  it.each(serviceNames)('docker-compose.yml gives %s a valid environment', (name) => {
    const { environment = {} } = services[name] ?? {};
    const image = { HOST: '0.0.0.0', PORT: '8080' };
    expect(loadConfig(configSchemas[name], { ...image, ...environment })).toMatchObject({ NODE_ENV: 'production' });
  });

  it.each(serviceNames)('docker-compose.yml passes %s each setting that it reads, unchanged from .env', (name) => {
    const settings = operatorSettings(name).filter((setting) => !isOwn(setting));
    const marked = Object.fromEntries(settings.map((setting) => [setting, `${setting} of the operator`]));
    const { environment } = composeWith({ ...dotEnv, ...marked })[name]!;
    expect(settings.filter((setting) => environment?.[setting] !== marked[setting])).toEqual([]);
  });

  it.each(serviceNames)('docker-compose.yml builds %s from an existing folder', (name) => {
    const folder = services[name]?.build?.args?.SERVICE ?? '';
    expect(statSync(`${root}${folder}/package.json`).isFile()).toBe(true);
  });

  it('services can be scaled, since only the web and the boards have names and ports of the host', () => {
    for (const [name, service] of Object.entries(services)) {
      expect(service.container_name).toBeUndefined();
      expect(service.ports ?? []).toHaveLength(['web', 'grafana'].includes(name) ? 1 : 0);
    }
  });

  it('docker-compose.yml restarts each ended container, whatever its exit code; a one-time job only after a failure', () => {
    const policies = Object.entries(services).map(([name, { restart }]) => [name, restart]);
    const expected = policies.map(([name]) => [name, policyOf(name!)]);
    expect(policies).toEqual(expected);
    for (const name of serviceNames) expect(services).toHaveProperty(name);
  });

  it('docker-compose.yml starts each process after the servers that it needs are healthy', () => {
    for (const [name, { depends_on: needed = {} }] of Object.entries(services)) {
      for (const [other, { condition }] of Object.entries(needed)) {
        const wanted = once.includes(other) ? 'service_completed_successfully' : 'service_healthy';
        expect([name, other, condition]).toEqual([name, other, wanted]);
        expect(services).toHaveProperty(other);
      }
    }
  });
});

describe('services that keep the data', () => {
  it.each(keeping)('only an operator starts %s, as a program of the image of network', (name) => {
    const { profiles, command, image } = services[name]!;
    expect([profiles, image]).toEqual([['keep'], services['network']!.image]);
    const source = `services/network/${command![1]!}`.replace('/dist/', '/src/').replace(/\.js$/, '.ts');
    expect(existsSync(join(root, source))).toBe(true);
  });

  it.each([
    ['backup', runBackup, []],
    ['restore', runRestore, ['--newest']],
  ] as const)('%s is given all that its program reads, and the folders of its own', async (name, run, args) => {
    const { environment = {}, volumes } = composeWith({ ...dotEnv, BACKUP_FOLDER: '/a', BACKUP_KEYS_FOLDER: '/b' })[
      name
    ]!;
    expect(volumes).toEqual(expect.arrayContaining(['/a:/backups', '/b:/backup-keys']));
    expect([environment['BACKUP_TO'], environment['BACKUP_KEYS_TO']]).toEqual(['/backups', '/backup-keys']);
    const folder = mkdtempSync(join(tmpdir(), 'deepam-keeping-'));
    const here = { BACKUP_TO: join(folder, 'data'), BACKUP_KEYS_TO: join(folder, 'keys') };
    const lock = name === 'backup' ? { BACKUP_PUBLIC_KEY: newKeyPair().publicKey } : {};
    const errors: string[] = [];
    const output = { out: () => undefined, err: (text: string) => void errors.push(text) };
    expect(await run(args, output, { ...environment, ...lock, ...here, MONGO_URL: 'no address' })).toBe(1);
    rmSync(folder, { recursive: true });
    const reason =
      name === 'backup' ? /^[^\n]*\n\s*- MONGO_URL has a value that is not usable[^\n]*$/ : /holds no finished backup/;
    expect(errors).toEqual([expect.stringMatching(reason)]);
  });
});

describe('one-time jobs', () => {
  it.each(['broker-users', 'declare', 'database-users'])('%s is a program of the image of network', (name) => {
    const { command, image, build } = services[name]!;
    const source = `services/network/${command![1]!}`.replace('/dist/', '/src/').replace(/\.js$/, '.ts');
    expect(existsSync(join(root, source))).toBe(true);
    expect([image, build]).toEqual([services['network']!.image, undefined]);
  });

  it('one-time jobs finish before the processes that need them start', () => {
    expect(loadConfig(brokerConfig, services['declare']!.environment!).AMQP_URL).toMatch(
      /^amqp:\/\/deepam:.{43}@rabbitmq:5672$/,
    );
    for (const name of serviceNames.filter((service) => service !== 'gateway'))
      for (const other of ['declare', 'database-users', 'storage-users'])
        expect(services[name]!.depends_on).toHaveProperty(other);
    expect(services['gateway']!.depends_on).toHaveProperty('storage-users');
    expect(services['rabbitmq']!.depends_on).toHaveProperty('broker-users');
  });

  it.each(['broker-users', 'database-users'])('%s is given all that its program reads', async (name) => {
    const { environment = {} } = services[name]!;
    const errors: string[] = [];
    const output = { out: () => undefined, err: (text: string) => void errors.push(text) };
    if (name === 'broker-users') expect(await runBrokerUsers([], output, environment)).toBe(0);
    // Nothing else is missing; without an address the command waits for no server.
    else expect(await runDatabaseUsers(output, { ...environment, MONGO_URL: '' })).toBe(1);
    const missing = errors.join('\n').match(/\w+ (is not set|has a value)/g);
    expect(missing).toEqual(name === 'broker-users' ? null : ['MONGO_URL is not set']);
  });
});
