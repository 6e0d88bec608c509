import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { loadConfig } from '@deepam/platform';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { parseAllDocuments } from 'yaml';
import { brokerConfig } from '@deepam/messaging';
import { serviceNames } from '@deepam/local-servers';
import { findTool, kubectl } from '../runner/debian-tool.js';
import { configSchemas } from './config-schemas.js';

const root = fileURLToPath(new URL('../../', import.meta.url));
const run = promisify(execFile);

interface Variable {
  readonly name: string;
  readonly value?: string;
  readonly valueFrom?: {
    readonly secretKeyRef?: { readonly key: string };
    readonly configMapKeyRef?: { readonly key: string; readonly optional?: boolean };
  };
}
interface Container {
  readonly image: string;
  readonly livenessProbe?: { readonly httpGet?: { readonly path: string; readonly port: string } };
  readonly command?: readonly string[];
  readonly env?: readonly Variable[];
  readonly envFrom?: readonly unknown[];
}
interface Manifest {
  readonly kind: string;
  readonly metadata: { readonly name: string; readonly namespace?: string };
  readonly data?: Record<string, string>;
  readonly spec?: {
    readonly template?: {
      readonly spec: { readonly containers: readonly Container[]; readonly restartPolicy?: string };
    };
  };
}

/** What an operator of the larger installation puts into deepam-secrets. */
const ownSecrets = {
  MONGO_URL: 'mongodb://mongo.example/?replicaSet=rs0',
  AMQP_URL: 'amqps://deepam:secret@rabbitmq.example',
};

let folder: string;
let generated: Record<string, string>;
const manifests = new Map<string, Manifest[]>();

beforeAll(async () => {
  const program = await findTool(kubectl, process.env, () => undefined);
  folder = await mkdtemp(join(tmpdir(), 'deepam-k8s-'));
  await cp(join(root, 'deploy/k8s'), folder, { recursive: true });
  const env = { ...process.env, PAYEE_VPA: 'shop@examplebank' };
  const secretsFile = join(folder, 'overlays/single-node/secrets.env');
  await rm(secretsFile, { force: true });
  await run(process.execPath, [join(root, 'deploy/docker/new-env.mjs'), secretsFile], { env });
  for (const overlay of ['production', 'single-node']) {
    const { stdout } = await run(program, ['kustomize', join(folder, 'overlays', overlay)]);
    manifests.set(
      overlay,
      parseAllDocuments(stdout).map((document) => document.toJS() as Manifest),
    );
  }
  const secret = manifests.get('single-node')!.find(({ kind }) => kind === 'Secret');
  generated = mapped(secret?.data ?? {}, (value) => Buffer.from(value, 'base64').toString());
}, 180_000);
afterAll(() => rm(folder, { recursive: true, force: true }));

const mapped = (values: Record<string, string>, change: (value: string) => string) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, change(value)]));

describe.each([
  ['production', (): Record<string, string> => ({ ...generated, ...ownSecrets })],
  ['single-node', () => generated],
])('the overlay %s', (overlay, secrets) => {
  const all = () => manifests.get(overlay)!;
  const mainOf = (name: string): Container =>
    all().find(({ kind, metadata }) => /^(Deployment|Job)$/.test(kind) && metadata.name === name)!.spec!.template!.spec
      .containers[0]!;
  const settings = () => all().find(({ metadata }) => metadata.name === 'deepam-settings')!.data!;
  const environmentOf = (name: string, secret: Record<string, string>) =>
    asKubernetesMakesIt(mainOf(name), settings(), secret);

  it.each(serviceNames)('gives %s an environment that it accepts', (name) => {
    expect(mainOf(name).envFrom).toHaveLength(2);
    expect(loadConfig(configSchemas[name], environmentOf(name, secrets()))).toMatchObject({ NODE_ENV: 'production' });
  });

  it.each(serviceNames)(
    'starts %s again when it ends, whatever its exit code, and when it says that only that helps',
    (name) => {
      const { spec } = all().find(({ kind, metadata }) => kind === 'Deployment' && metadata.name === name)!;
      // Always is what Kubernetes means when nothing is said.
      expect(spec!.template!.spec.restartPolicy ?? 'Always').toBe('Always');
      expect(mainOf(name).livenessProbe?.httpGet).toEqual({ path: '/api/health/live', port: 'http' });
    },
  );

  it('declares all queues once, by a program of the image', () => {
    expect(loadConfig(brokerConfig, environmentOf('declare', secrets()))).toMatchObject({ AMQP_PREFIX: 'deepam' });
    const { image, command } = mainOf('declare');
    expect(image).toBe(mainOf('network').image);
    const source = join(root, 'services/network', command![1]!).replace('/dist/', '/src/').replace(/\.js$/, '.ts');
    expect(existsSync(source)).toBe(true);
  });

  it('names nobody who is paid: without PAYEE_VPA of the operator the network service does not start', () => {
    const { PAYEE_VPA: payee, ...rest } = secrets();
    expect(payee).toBe('shop@examplebank');
    expect(settings()).not.toHaveProperty('PAYEE_VPA');
    expect(() => loadConfig(configSchemas.network, environmentOf('network', rest))).toThrow('PAYEE_VPA');
  });

  it('keeps everything in one namespace', () => {
    const namespaced = all().filter(({ kind }) => kind !== 'Namespace');
    expect(new Set(namespaced.map(({ metadata }) => metadata.namespace))).toEqual(new Set(['deepam']));
  });

  it('tells the web whom it may believe about addresses, and nobody unless the overlay names them', () => {
    const { TRUSTED_PROXIES } = environmentOf('web', secrets());
    expect(TRUSTED_PROXIES).toBe(overlay === 'production' ? '10.244.0.0/16' : undefined);
  });
});

/** Settings and secrets first, then `env` in its order, in which `$(NAME)` knows only what stands above it in `env` itself. */
function asKubernetesMakesIt(
  { env = [], envFrom = [] }: Container,
  settings: Record<string, string>,
  secrets: Record<string, string>,
): Record<string, string> {
  const made: Record<string, string> = {};
  for (const { name, value, valueFrom } of env) {
    const { secretKeyRef, configMapKeyRef } = valueFrom ?? {};
    const given = secretKeyRef
      ? secrets[secretKeyRef.key]
      : configMapKeyRef
        ? settings[configMapKeyRef.key]
        : value!.replace(/\$\((\w+)\)/g, (whole, other: string) => made[other] ?? whole);
    if (given === undefined && !configMapKeyRef?.optional) throw new Error(`${name} comes from nowhere`);
    if (given !== undefined) made[name] = given;
    expect(given ?? '').not.toContain('$(');
  }
  return envFrom.length > 0 ? { ...settings, ...secrets, ...made } : made;
}
