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
import { secretsHeld } from './secrets-held.js';

const root = fileURLToPath(new URL('../../', import.meta.url));

const ownServers = (name: string) => ({
  MONGO_URL: `mongodb://${name}:secret@mongo.shop.in/?replicaSet=rs0&tls=true`,
  AMQP_URL: `amqps://${name}:secret@rabbitmq.shop.in`,
});
const ownSettings = { PUBLIC_ORIGIN: 'https://shop.in', S3_ENDPOINT: 'https://objects.shop.in' };

let manifests: ReadonlyMap<Overlay, readonly Manifest[]>;
let generated: ReadonlyMap<string, Record<string, string>>;

beforeAll(async () => {
  manifests = await renderOverlays();
  const secrets = manifests.get('single-node')!.filter(({ kind }) => kind === 'Secret');
  const clear = (value: string) => Buffer.from(value, 'base64').toString();
  generated = new Map(secrets.map(({ metadata, data = {} }) => [withoutHash(metadata.name), mapped(data, clear)]));
});

const withoutHash = (name: string): string => name.replace(/-[a-z0-9]{10}$/, '');
const mapped = (values: Record<string, string>, change: (value: string) => string) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, change(value)]));

describe.each([
  ['production', ownServers, ownSettings],
  ['single-node', () => ({}), {}],
] as const)('the overlay %s', (overlay, servers, own) => {
  const secretOf = (name: string): Record<string, string> => ({
    ...generated.get(`deepam-${name}`),
    ...(name === 'gateway' ? {} : servers(name)),
  });
  const manifestsOfOverlay = () => manifests.get(overlay)!;
  const mainOf = (name: string): Container =>
    manifestsOfOverlay().find(({ kind, metadata }) => /^(Deployment|Job)$/.test(kind) && metadata.name === name)!.spec!
      .template!.spec.containers[0]!;
  const shipped = () => manifestsOfOverlay().find(({ kind }) => kind === 'ConfigMap')!;
  const settings = () => ({ ...shipped().data!, ...own });
  const environmentOf = (name: string, secret = secretOf(name)) =>
    asKubernetesMakesIt(mainOf(name), settings(), secret);

  it.each(serviceNames)('an overlay gives %s a valid environment', (name) => {
    expect(loadConfig(configSchemas[name], environmentOf(name))).toMatchObject({ NODE_ENV: 'production' });
  });

  it.each(serviceNames)('an overlay gives %s its own secret, and no other', (name) => {
    const [, { secretRef } = {}, ...others] = mainOf(name).envFrom!;
    const called = overlay === 'production' ? secretRef!.name : withoutHash(secretRef!.name);
    expect([called, others]).toEqual([`deepam-${name}`, []]);
    for (const variable of mainOf(name).env ?? []) expect(variable.valueFrom?.secretKeyRef).toBeUndefined();
    const { MONGO_URL, AMQP_URL, S3_ACCESS_KEY } = environmentOf(name);
    expect(S3_ACCESS_KEY).toBe(name);
    for (const url of [MONGO_URL, AMQP_URL]) if (url !== undefined) expect(new URL(url).username).toBe(name);
    const held = Object.keys(generated.get(`deepam-${name}`)!).filter((variable) => variable in secretsOfAll());
    expect(held.toSorted()).toEqual([...secretsHeld[name]].toSorted());
  });

  it.each(serviceNames)('the overlay has a place for each setting that %s reads', (name) => {
    const places = new Set([...Object.keys(shipped().data!), ...Object.keys(secretOf(name))]);
    expect(operatorSettings(name).filter((setting) => !places.has(setting))).toEqual([]);
  });

  it.each(serviceNames)(
    'an overlay starts %s again when it ends, whatever its exit code, and when it requests a restart',
    (name) => {
      const { spec } = manifestsOfOverlay().find(
        ({ kind, metadata }) => kind === 'Deployment' && metadata.name === name,
      )!;
      // Kubernetes restarts always by default.
      expect(spec!.template!.spec.restartPolicy ?? 'Always').toBe('Always');
      expect(mainOf(name).livenessProbe?.httpGet).toEqual({ path: '/api/health/live', port: 'http' });
    },
  );

  it('new settings restart processes, because their names contain a hash', () => {
    const { name } = shipped().metadata;
    expect(name).toMatch(/^deepam-settings-[a-z0-9]{8,10}$/);
    for (const service of serviceNames) expect(mainOf(service).envFrom![0]!.configMapRef!.name).toBe(name);
  });

  it('an overlay declares all queues once, by a program of the image', () => {
    expect(loadConfig(brokerConfig, environmentOf('declare'))).toMatchObject({ AMQP_PREFIX: 'deepam' });
    const { image, command } = mainOf('declare');
    expect(image).toBe(mainOf('network').image);
    const source = join(root, 'services/network', command![1]!).replace('/dist/', '/src/').replace(/\.js$/, '.ts');
    expect(existsSync(source)).toBe(true);
  });

  it("the overlay names no payee: without the operator's PAYEE_VPA the network service does not start", () => {
    const { PAYEE_VPA: payee, ...rest } = secretOf('network');
    expect(payee).toBe('shop@okhdfcbank');
    expect(settings()).not.toHaveProperty('PAYEE_VPA');
    expect(() => loadConfig(configSchemas.network, environmentOf('network', rest))).toThrow('PAYEE_VPA');
  });

  it('an overlay keeps everything in one namespace', () => {
    const namespaced = manifestsOfOverlay().filter(({ kind }) => kind !== 'Namespace');
    expect(new Set(namespaced.map(({ metadata }) => metadata.namespace))).toEqual(new Set(['deepam']));
  });

  it('the web gets its public address and the trusted proxies', () => {
    const { TRUSTED_PROXIES, PUBLIC_ORIGIN } = environmentOf('web');
    expect(TRUSTED_PROXIES).toBe(overlay === 'production' ? '10.244.0.0/16' : '');
    expect(PUBLIC_ORIGIN).toBe(overlay === 'production' ? 'https://shop.in' : '');
  });
});

const secretsOfAll = (): Record<string, true> =>
  Object.fromEntries(Object.values(secretsHeld).flatMap((names) => names.map((name) => [name, true] as const)));

/** Settings and secrets come first, then `env` in order, in which `$(NAME)` refers only to earlier entries of `env`. */
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
