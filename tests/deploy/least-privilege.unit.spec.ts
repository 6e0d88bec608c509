import { randomBytes } from 'node:crypto';
import type { ServiceName } from '@deepam/contracts';
import { serviceNames } from '@deepam/local-servers';
import { describe, expect, it } from '@jest/globals';
import { composeWith } from './compose-file.js';
import { newEnv } from './new-env.js';
import { ownCredentials, secretsHeld, variableOf } from './secrets-held.js';

const env = newEnv();
const services = composeWith(env);
const secretNames = Object.keys(env).filter(
  (name) => /SECRET|PASSWORD|KEYS?$/.test(name) && !/PUBLIC|ACCESS/.test(name),
);
const given = (name: string): string[] => {
  const text = JSON.stringify(services[name]?.environment ?? {});
  return secretNames.filter((secret) => text.includes(env[secret]!)).toSorted();
};

describe('a container', () => {
  it.each(serviceNames)('%s is given its own secrets and no others', (name: ServiceName) => {
    const servers = name === 'gateway' ? ['S3_SECRET_KEY'] : ['MONGO_PASSWORD', 'AMQP_PASSWORD', 'S3_SECRET_KEY'];
    const own = servers.map((what) => variableOf(name, what));
    expect(given(name)).toEqual([...secretsHeld[name], ...own].filter((secret) => secret in env).toSorted());
  });

  it.each(serviceNames)('%s logs in to each server by its own name', (name) => {
    const { MONGO_URL, AMQP_URL, S3_ACCESS_KEY } = services[name]!.environment!;
    expect(S3_ACCESS_KEY).toBe(name);
    for (const url of [MONGO_URL, AMQP_URL]) if (url !== undefined) expect(new URL(url).username).toBe(name);
    expect([MONGO_URL, AMQP_URL].filter((url) => url !== undefined)).toHaveLength(name === 'gateway' ? 0 : 2);
  });

  it('the container of a server gets the secrets of that server', () => {
    expect(given('mongo')).toEqual(['MONGO_KEY', 'MONGO_ROOT_PASSWORD']);
    expect(given('rabbitmq')).toEqual([]);
    expect(given('objects')).toEqual(['S3_SECRET_KEY']);
    expect(given('web')).toEqual([]);
    expect(given('declare')).toEqual(['AMQP_PASSWORD']);
  });

  it.each(serviceNames)('%s may be given servers and names that are run elsewhere', (name) => {
    const wanted = ownCredentials.filter((variable) => variable in services[name]!.environment!);
    const elsewhere = Object.fromEntries(
      // YAML would read sixteen digits as a number.
      wanted.map((variable) => [variableOf(name, variable), `x${randomBytes(8).toString('hex')}`]),
    );
    const { environment } = composeWith({ ...env, ...elsewhere })[name]!;
    for (const variable of wanted) expect(environment![variable]).toBe(elsewhere[variableOf(name, variable)]);
  });
});

const runningForGood = Object.entries(services).filter(([, { restart }]) => restart === 'unless-stopped');

describe.each(Object.entries(services))('the container %s', (name, service) => {
  it('the container can write only its volumes and a limited /tmp, and gain no rights', () => {
    expect(service).toMatchObject({
      read_only: true,
      cap_drop: ['ALL'],
      security_opt: ['no-new-privileges:true'],
      tmpfs: [expect.stringMatching(/^\/tmp:size=\d+m$/)],
      mem_limit: expect.stringMatching(/^\d+[mg]$/),
      pids_limit: expect.any(Number),
      logging: { options: { 'max-size': expect.any(String), 'max-file': expect.any(String) } },
    });
  });

  it('a container trusts the given certificates if it calls a server by TLS', () => {
    const { environment = {}, volumes = [] } = composeWith({ ...env, CA_FILE: './ca.pem' })[name]!;
    if (!('AMQP_URL' in environment) && !('S3_ENDPOINT' in environment)) return;
    expect(environment['NODE_EXTRA_CA_CERTS']).toBe('/run/ca.pem');
    expect(volumes).toContain('./ca.pem:/run/ca.pem:ro');
    expect(service.environment!['NODE_EXTRA_CA_CERTS']).toBe('');
  });

  it('a container reaches the internet only if it must', () => {
    const outside = runningForGood.map(([one]) => one).filter((one) => services[one]!.networks?.includes('outside'));
    expect(outside).toEqual(['web', 'notification', 'alertmanager', 'grafana']);
    if (name === 'broker-users') expect(service.networks).toEqual(['nowhere']);
  });
});
