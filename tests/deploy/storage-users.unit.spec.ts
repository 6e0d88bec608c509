import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { ServiceName } from '@deepam/contracts';
import { serviceNames } from '@deepam/local-servers';
import { afterAll, beforeAll, expect, it } from '@jest/globals';

interface Policy {
  readonly Version: string;
  readonly Statement: readonly { readonly Effect: string; readonly Action: string[]; readonly Resource: string[] }[];
}

const root = fileURLToPath(new URL('../../', import.meta.url));
const bucket = 'arn:aws:s3:::wicks';
const secretOf = (name: string) => `secret of ${name}`;
const variableOf = (name: string) => `${name.toUpperCase().replaceAll('-', '_')}_S3_SECRET_KEY`;

/** Records its arguments, and answers a second attachment like the real one. */
const mc = `#!/bin/sh
printf '%s\\n' "$*" >>"$KEPT/calls"
case "$*" in
  *'policy create'*) cat "$6" >"$KEPT/$5.json" ;;
  *'policy attach'*) if [ -e "$KEPT/$5" ]; then echo 'mc: The specified policy change is already in effect.' >&2; exit 1; fi; : >"$KEPT/$5" ;;
esac
`;

let folder: string;
const policyOf = (name: ServiceName | 'operator') =>
  JSON.parse(readFileSync(join(folder, `${name}.json`), 'utf8')) as Policy;
/** The storage rule: a denying statement overrides all allowing ones. */
const may = (name: ServiceName | 'operator', action: string, resource: string): boolean =>
  allowsAction(name, 'Allow', action, resource) && !allowsAction(name, 'Deny', action, resource);

const allowsAction = (name: ServiceName | 'operator', effect: string, action: string, resource: string): boolean =>
  policyOf(name).Statement.some(
    ({ Effect, Action, Resource }) =>
      Effect === effect &&
      Action.includes(`s3:${action}`) &&
      Resource.some((one) => (one.endsWith('*') ? resource.startsWith(one.slice(0, -1)) : resource === one)),
  );

function run(): void {
  const secrets = Object.fromEntries([...serviceNames, 'operator'].map((name) => [variableOf(name), secretOf(name)]));
  const env = {
    PATH: `${folder}:${process.env['PATH']}`,
    KEPT: folder,
    TMPDIR: join(folder, 'tmp'),
    S3_BUCKET: 'wicks',
    ...secrets,
  };
  execFileSync('sh', [join(root, 'deploy/servers/storage-users.sh')], { env, stdio: 'pipe' });
}

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'deepam-mc-'));
  writeFileSync(join(folder, 'mc'), mc);
  chmodSync(join(folder, 'mc'), 0o755);
  mkdirSync(join(folder, 'tmp'));
  run();
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function prefixesIn(name: ServiceName): string[] {
  const source = join(root, name === 'gateway' ? 'gateway/src' : `services/${name}/src`);
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' });
  const texts = files
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.spec.ts'))
    .map((file) => readFileSync(join(source, file), 'utf8'));
  const storing = texts.filter((text) => /\b(withStored|replaceFile)\(|PROOF_PREFIX/.test(text)).join('\n');
  return [
    ...new Set(
      [...storing.matchAll(/'((?:identity|network|cotton-order|commission)\/[a-z-]+)'/g)].map(([, one]) => one!),
    ),
  ];
}

it('the users of the object storage have policies in the form of S3', () => {
  for (const name of serviceNames) {
    const { Version, Statement } = policyOf(name);
    expect([name, Version]).toEqual([name, '2012-10-17']);
    for (const { Resource } of Statement) for (const allowed of Resource) expect(allowed.startsWith(bucket)).toBe(true);
  }
});

it('the users of the object storage may store what their services store', () => {
  const stored = serviceNames.flatMap((name) => prefixesIn(name).map((prefix) => [name, prefix] as const));
  expect(stored.map(([name]) => name)).toEqual(
    expect.arrayContaining(['identity', 'network', 'cotton-order', 'commission']),
  );
  for (const [name, prefix] of stored)
    expect([prefix, may(name, 'PutObject', `${bucket}/${prefix}/a.jpg`)]).toEqual([prefix, true]);
});

it('a user may write and remove only its own names, except proofs of Add Member', () => {
  const written = (name: ServiceName, action: string) =>
    serviceNames.filter((owner) => may(name, action, `${bucket}/${owner}/anything/a.jpg`));
  for (const name of serviceNames) {
    const own = ['gateway', 'notification'].includes(name) ? [] : [name];
    for (const action of ['PutObject', 'DeleteObject']) expect([name, written(name, action)]).toEqual([name, own]);
  }
  expect(may('identity', 'PutObject', `${bucket}/network/plan-proofs/a.jpg`)).toBe(true);
  expect(may('identity', 'DeleteObject', `${bucket}/network/plan-proofs/a.jpg`)).toBe(false);
});

it('the users of the object storage read nothing, except the gateway, which shows files', () => {
  const readers = serviceNames.filter((name) => may(name, 'GetObject', `${bucket}/identity/avatars/a.jpg`));
  expect(readers).toEqual(['gateway']);
  for (const name of serviceNames) expect([name, may(name, 'ListBucket', bucket)]).toEqual([name, true]);
});

it('the users of the object storage let services add to the archive of their events, and remove nothing from it', () => {
  for (const name of ['identity', 'network', 'cotton-order', 'commission'] as const) {
    const file = `${bucket}/${name}/events/2026-01-01-a.ndjson.gz`;
    expect([name, may(name, 'PutObject', file), may(name, 'DeleteObject', file)]).toEqual([name, true, false]);
  }
});

it('the users of the object storage let the operator read everything, for backups, and write nothing', () => {
  expect(may('operator', 'GetObject', `${bucket}/identity/avatars/a.jpg`)).toBe(true);
  for (const action of ['PutObject', 'DeleteObject'])
    expect(serviceNames.filter((owner) => may('operator', action, `${bucket}/${owner}/anything/a.jpg`))).toEqual([]);
});

it('users get the same secrets at each run', () => {
  run();
  const calls = readFileSync(join(folder, 'calls'), 'utf8').split('\n');
  expect(calls.filter((call) => call === 'mb --ignore-existing store/wicks')).toHaveLength(2);
  for (const name of serviceNames)
    expect(calls.filter((call) => call === `admin user add store ${name} ${secretOf(name)}`)).toHaveLength(2);
  expect(existsSync(join(folder, 'notification'))).toBe(true);
});
