import { readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from '@jest/globals';
import { loadConfig } from '@deepam/platform';
import { parse, parseAllDocuments } from 'yaml';
import { serviceNames } from '@deepam/local-servers';
import { configSchemas } from './config-schemas.js';

const folder = fileURLToPath(new URL('../../deploy/k8s/', import.meta.url));
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.yaml'));

interface Kustomization {
  readonly resources?: readonly string[];
  readonly components?: readonly string[];
  readonly patches?: readonly { readonly path?: string }[];
  readonly configMapGenerator?: readonly { readonly envs?: readonly string[] }[];
}

const secrets = {
  MONGO_URL: 'mongodb://mongo.shop.in/?replicaSet=rs0',
  AMQP_URL: 'amqps://deepam:secret@rabbitmq.shop.in',
  S3_ENDPOINT: 'https://objects.shop.in',
  S3_ACCESS_KEY: 'key',
  S3_SECRET_KEY: 'secret',
  FILE_LINK_SECRET: 'x'.repeat(32),
  SERVICE_SECRET: 'x'.repeat(32),
  DATA_KEYS: `k1:${Buffer.alloc(32).toString('base64')}`,
  DIGEST_KEYS: `k1:${Buffer.alloc(32, 1).toString('base64')}`,
  PAYEE_VPA: 'deepam@upi',
};

const settingsIn = (file: string): Record<string, string> =>
  Object.fromEntries(
    readFileSync(join(folder, file), 'utf8')
      .split('\n')
      .filter((line) => line !== '' && !line.startsWith('#'))
      .map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)] as const),
  );

it.each(files)('the manifest %s is YAML in which every document is an object with kind and name', (file) => {
  for (const document of parseAllDocuments(readFileSync(join(folder, file), 'utf8'))) {
    expect(document.errors).toEqual([]);
    const object = document.toJS() as { kind?: string; metadata?: { name?: string } };
    expect(object.kind).toEqual(expect.any(String));
    const isPart = object.kind === 'Kustomization' || object.kind === 'Component';
    if (!isPart) expect(object.metadata?.name).toEqual(expect.any(String));
  }
});

it.each(files.filter((file) => file.endsWith('kustomization.yaml')))(
  'the manifest %s names only existing objects',
  (file) => {
    const kustomization = parse(readFileSync(join(folder, file), 'utf8')) as Kustomization;
    const { resources = [], components = [], patches = [], configMapGenerator = [] } = kustomization;
    const made = configMapGenerator.flatMap(({ envs = [] }) => envs);
    const named = [...resources, ...components, ...patches.flatMap(({ path }) => path ?? []), ...made];
    for (const path of named) expect(() => statSync(join(folder, dirname(file), path))).not.toThrow();
  },
);

it.each(serviceNames)('manifests give %s its settings, in addition to the secrets', (name) => {
  const settings = { ...settingsIn('base/settings.env'), ...secrets };
  expect(loadConfig(configSchemas[name], settings)).toMatchObject({ NODE_ENV: 'production' });
});

it('the manifests do not start as they are shipped: the address of the production overlay is an example', () => {
  const settings = { ...settingsIn('base/settings.env'), ...settingsIn('overlays/production/settings.env') };
  const start = () => loadConfig(configSchemas.gateway, { ...settings, ...secrets });
  expect(start).toThrow('PUBLIC_ORIGIN is an example');
});
