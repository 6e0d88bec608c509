import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { variablesIn } from './new-env.js';

const program = fileURLToPath(new URL('../../deploy/docker/new-env.mjs', import.meta.url));

let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'deepam-env-'));
  file = join(folder, '.env');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const subject = { VAPID_SUBJECT: 'mailto:head@deepam.in' };

function run(settings: Record<string, string> = { PAYEE_VPA: 'shop@okhdfcbank', ...subject }) {
  const env = { PATH: process.env.PATH, ...settings };
  return spawnSync(process.execPath, [program, file], { env, encoding: 'utf8' });
}
const modeOf = () => statSync(file).mode & 0o777;

describe('new-env', () => {
  it('new-env writes secrets for their owner only and prints none of them', () => {
    const { status, stdout, stderr } = run();
    expect(status).toBe(0);
    expect(modeOf()).toBe(0o600);
    const [, secret] = /^S3_SECRET_KEY=(.{43})$/m.exec(readFileSync(file, 'utf8'))!;
    expect(stdout + stderr).not.toContain(secret);
  });

  it('new-env keeps existing keys: a second run is rejected', () => {
    run();
    const before = readFileSync(file, 'utf8');
    chmodSync(file, 0o644);
    const { status, stderr } = run();
    expect([status, stderr, modeOf()]).toEqual([1, expect.stringContaining('was not touched'), 0o600]);
    expect(readFileSync(file, 'utf8')).toBe(before);
  });

  it('new-env adds the missing values to a file, and changes no others', () => {
    run();
    const added = /^(\w+_(MONGO_PASSWORD|AMQP_PASSWORD|S3_SECRET_KEY)|MONGO_KEY|MONGO_ROOT_PASSWORD)=/;
    const now = readFileSync(file, 'utf8').split('\n');
    const older = now.filter((line) => !added.test(line)).join('\n');
    writeFileSync(file, older);
    chmodSync(file, 0o644);
    const { status, stdout, stderr } = run({});
    expect([status, stdout, modeOf()]).toEqual([0, '', 0o600]);
    expect(stderr).toContain(`${now.filter((line) => added.test(line)).length} new secrets`);
    const text = readFileSync(file, 'utf8');
    expect(text.startsWith(older)).toBe(true);
    expect(Object.keys(variablesIn(text)).toSorted()).toEqual(Object.keys(variablesIn(now.join('\n'))).toSorted());
    expect(run({}).status).toBe(1);
  });

  it('new-env makes an empty file private before it is filled', () => {
    writeFileSync(file, '', { mode: 0o644 });
    const { status, stdout } = run();
    // The shell of `new-env > .env` has created the file, and would overwrite it with the output.
    expect([status, stdout, modeOf()]).toEqual([0, '', 0o600]);
  });

  it('new-env takes the payee from PAYEE_VPA', () => {
    run({ PAYEE_VPA: 'shop@okhdfcbank', PAYEE_NAME: 'Wick Shop', ...subject });
    expect(readFileSync(file, 'utf8')).toContain('\nPAYEE_VPA=shop@okhdfcbank\nPAYEE_NAME=Wick Shop\n');
  });

  it.each([
    ['PAYEE_VPA', { PAYEE_VPA: 'name@bank', ...subject }],
    ['PAYEE_VPA', { PAYEE_VPA: 'trial@examplebank', ...subject }],
    ['VAPID_SUBJECT', { PAYEE_VPA: 'shop@okhdfcbank', VAPID_SUBJECT: 'mailto:head@deepam.example' }],
    ['VAPID_SUBJECT', { PAYEE_VPA: 'shop@okhdfcbank' }],
  ])('new-env writes nothing while %s is an example: %j', (name, settings) => {
    const { status, stderr } = run(settings as Record<string, string>);
    expect([status, stderr]).toEqual([1, expect.stringContaining(name)]);
    expect(existsSync(file)).toBe(false);
    expect(run({ ...settings, ALLOW_EXAMPLE_VALUES: '1' } as Record<string, string>).status).toBe(0);
  });

  it('new-env refuses a subject of pushes at localhost', () => {
    const settings = { PAYEE_VPA: 'shop@okhdfcbank', VAPID_SUBJECT: 'mailto:ops@localhost' };
    const { status, stderr } = run(settings);
    expect([status, stderr]).toEqual([1, expect.stringContaining('VAPID_SUBJECT must be an address on the internet')]);
  });

  it.each([{}, { PAYEE_VPA: '' }, { PAYEE_VPA: 'nobody' }, { PAYEE_VPA: 'a1@bank\nDATA_KEYS=x' }])(
    'new-env writes nothing for %j, so that no unintended payee is paid',
    (settings) => {
      const { status, stderr } = run({ ...settings, ...subject } as Record<string, string>);
      expect([status, stderr]).toEqual([1, expect.stringContaining('PAYEE_VPA')]);
      expect(existsSync(file)).toBe(false);
    },
  );
});

it('the secrets for Kubernetes are for their owner only, also where files and folder were open before', () => {
  const secrets = join(folder, 'secrets');
  mkdirSync(secrets, { mode: 0o755 });
  writeFileSync(join(secrets, 'identity.env'), '', { mode: 0o644 });
  const newSecrets = fileURLToPath(new URL('../../deploy/k8s/new-secrets.mjs', import.meta.url));
  const env = { PATH: process.env.PATH, PAYEE_VPA: 'shop@okhdfcbank', ...subject };
  expect(spawnSync(process.execPath, [newSecrets, folder], { env, encoding: 'utf8' }).status).toBe(0);
  const modes = [
    secrets,
    ...['secrets.env', ...readdirSync(secrets).map((name) => `secrets/${name}`)].map((name) => join(folder, name)),
  ];
  expect(modes.length).toBeGreaterThan(10);
  expect(modes.filter((path) => (statSync(path).mode & 0o077) !== 0)).toEqual([]);
});
