import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AuditKind } from '@deepam/contracts';
import { commandsOf } from '@deepam/local-servers';
import { expect, it } from '@jest/globals';

const root = fileURLToPath(new URL('../../', import.meta.url));

type Reason =
  | 'only reads sums'
  | 'only reads the trail'
  | 'part of a start'
  | 'only reads what is there'
  | 'only reads a backup'
  | 'the trail itself is put back';

const commands: Record<string, AuditKind | Reason> = {
  'commission audit': 'only reads sums',
  'commission rebuild-projection': 'projection-rebuilt',
  'commission recount-business': 'only reads sums',
  'cotton-order audit': 'only reads sums',
  'cotton-order rebuild-projection': 'projection-rebuilt',
  'identity audit-trail': 'only reads the trail',
  'identity head-create': 'head-created',
  'identity head-password': 'temporary-password-given',
  'identity rebuild-projection': 'projection-rebuilt',
  'identity reset-second-factor': 'second-factor-turned-off',
  'identity rotate-data-key': 'data-key-rotated',
  'identity rotate-digest-key': 'digest-key-rotated',
  'identity rotate-signing-key': 'signing-key-rotated',
  'messaging backup': 'only reads what is there',
  'messaging backup-keys': 'only reads a backup',
  'messaging broker-users': 'part of a start',
  'messaging dead-letters': 'dead-letters-replayed',
  'messaging declare': 'part of a start',
  'messaging restore': 'the trail itself is put back',
  'network rebuild-projection': 'projection-rebuilt',
  'network recount': 'networks-recounted',
  'notification rebuild-projection': 'projection-rebuilt',
  'platform database-users': 'part of a start',
};

const folders = { messaging: 'libs/messaging', platform: 'libs/platform', ...servicesIn(join(root, 'services')) };
const parts = new Set(['app.module', 'config', 'index', 'main', 'projections', 'service-module', 'broker-config']);

function servicesIn(folder: string): Record<string, string> {
  return Object.fromEntries(readdirSync(folder).map((name) => [name, `services/${name}`]));
}

const programs = Object.entries(folders).flatMap(([part, folder]) =>
  readdirSync(join(root, folder, 'src'))
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.spec.ts'))
    .map((file) => file.slice(0, -'.ts'.length))
    .filter((name) => !parts.has(name) && /^(process\.exit|await )/m.test(source(folder, name)))
    .map((name) => `${part} ${name}`),
);

function source(folder: string, name: string): string {
  return readFileSync(join(root, folder, 'src', `${name}.ts`), 'utf8');
}

it('each command is known, with its audit entry or the reason for none', () => {
  expect(programs.toSorted()).toEqual(Object.keys(commands));
});

it('the commands are those of `npm run command`', () => {
  const known = Object.entries(commandsOf).flatMap(([part, names]) => names.map((name) => `${part} ${name}`));
  expect(known.toSorted()).toEqual(programs.toSorted());
});

it('a command of an operator records the entry that is named', () => {
  const everything = Object.values(folders)
    .flatMap((folder) => {
      const files = readdirSync(join(root, folder, 'src'), { recursive: true, encoding: 'utf8' });
      return files.filter((file) => file.endsWith('.ts')).map((file) => source(folder, file.slice(0, -'.ts'.length)));
    })
    .join();
  const kinds = Object.values(commands).filter((kind) => !kind.includes(' '));
  for (const kind of kinds) expect(everything).toMatch(new RegExp(`(record|recordAlone|operatorRow)\\([^)]*'${kind}'`));
});
