import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { loadConfig } from '@deepam/platform';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { brokerConfig } from '@deepam/messaging';
import { serviceNames } from '@deepam/local-servers';
import { configSchemas } from './config-schemas.js';
import { renderOverlays, type Container, type Manifest, type Overlay } from './kubernetes/rendered-overlay.js';
import { operatorSettings } from './operator-settings.js';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** What an operator of the larger installation puts into deepam-secrets. */
const ownSecrets = {
  MONGO_URL: 'mongodb://mongo.shop.in/?replicaSet=rs0',
  AMQP_URL: 'amqps://deepam:secret@rabbitmq.shop.in',
};
/** And into the files of the overlay. */
const ownSettings = { PUBLIC_ORIGIN: 'https://shop.in', S3_ENDPOINT: 'https://objects.shop.in' };

let manifests: ReadonlyMap<Overlay, readonly Manifest[]>;
let generated: Record<string, string>;

beforeAll(async () => {
  manifests = await renderOverlays();
  const secret = manifests.get('single-node')!.find(({ kind }) => kind === 'Secret');
  generated = mapped(secret?.data ?? {}, (value) => Buffer.from(value, 'base64').toString());
}, 180_000);

const mapped = (values: Record<string, string>, change: (value: string) => string) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, change(value)]));

describe.each([
  ['production', (): Record<string, string> => ({ ...generated, ...ownSecrets }), ownSettings],
  ['single-node', () => generated, {}],
] as const)('the overlay %s', (overlay, secrets, own) => {
  const all = () => manifests.get(overlay)!;
  const mainOf = (name: string): Container =>
    all().find(({ kind, metadata }) => /^(Deployment|Job)$/.test(kind) && metadata.name === name)!.spec!.template!.spec
      .containers[0]!;
  const shipped = () => all().find(({ kind }) => kind === 'ConfigMap')!;
  const settings = () => ({ ...shipped().data!, ...own });
  const environmentOf = (name: string, secret: Record<string, string>) =>
    asKubernetesMakesIt(mainOf(name), settings(), secret);

  it.each(serviceNames)('gives %s an environment that it accepts', (name) => {
    expect(mainOf(name).envFrom).toHaveLength(2);
    expect(loadConfig(configSchemas[name], environmentOf(name, secrets()))).toMatchObject({ NODE_ENV: 'production' });
  });

  it.each(serviceNames)('has a place for each setting that %s reads', (name) => {
    const places = new Set([...Object.keys(shipped().data!), ...Object.keys(secrets()), ...Object.keys(ownSecrets)]);
    expect(operatorSettings(name).filter((setting) => !places.has(setting))).toEqual([]);
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

  it('starts processes anew with new settings: what they refer to is called after its content', () => {
    const { name } = shipped().metadata;
    expect(name).toMatch(/^deepam-settings-[a-z0-9]{8,10}$/);
    for (const service of serviceNames) expect(mainOf(service).envFrom![0]!.configMapRef!.name).toBe(name);
  });

  it('declares all queues once, by a program of the image', () => {
    expect(loadConfig(brokerConfig, environmentOf('declare', secrets()))).toMatchObject({ AMQP_PREFIX: 'deepam' });
    const { image, command } = mainOf('declare');
    expect(image).toBe(mainOf('network').image);
    const source = join(root, 'services/network', command![1]!).replace('/dist/', '/src/').replace(/\.js$/, '.ts');
    expect(existsSync(source)).toBe(true);
  });

  it('names nobody who is paid: without PAYEE_VPA of the operator the network service does not start', () => {
    const { PAYEE_VPA: payee, ...rest } = secrets();
    expect(payee).toBe('shop@okhdfcbank');
    expect(settings()).not.toHaveProperty('PAYEE_VPA');
    expect(() => loadConfig(configSchemas.network, environmentOf('network', rest))).toThrow('PAYEE_VPA');
  });

  it('keeps everything in one namespace', () => {
    const namespaced = all().filter(({ kind }) => kind !== 'Namespace');
    expect(new Set(namespaced.map(({ metadata }) => metadata.namespace))).toEqual(new Set(['deepam']));
  });

  it('tells the web where it is reached and whom it may believe about addresses', () => {
    const { TRUSTED_PROXIES, PUBLIC_ORIGIN } = environmentOf('web', secrets());
    expect(TRUSTED_PROXIES).toBe(overlay === 'production' ? '10.244.0.0/16' : '');
    expect(PUBLIC_ORIGIN).toBe(overlay === 'production' ? 'https://shop.in' : '');
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
    if (given === undefined) throw new Error(`${name} comes from nowhere`);
    made[name] = given;
    expect(given).not.toContain('$(');
  }
  return envFrom.length > 0 ? { ...settings, ...secrets, ...made } : made;
}
