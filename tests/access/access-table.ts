import { roles, type Role } from '../world/cast.js';
import { targets, type Target } from './scene.js';

export interface AccessRow {
  readonly call: string;
  readonly target: Target;
  /** The expected status by role; null for an impossible case. */
  readonly cells: Readonly<Record<Role, number | null>>;
}

const form = /^(GET|POST|PUT|DELETE) +(\/\S*) +([a-z-]+) +(.*)$/;

/** @throws Error for a line that is no row */
export function accessRows(table: string): AccessRow[] {
  return table
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map(accessRow);
}

function accessRow(line: string): AccessRow {
  const [, method, path, target, rest = ''] = form.exec(line) ?? [];
  const statuses = rest.trim().split(/ +/);
  const isTarget = (word: string | undefined): word is Target => targets.some((known) => known === word);
  if (!isTarget(target) || statuses.length !== roles.length || !statuses.every((cell) => /^(\d{3}|-)$/.test(cell))) {
    throw new Error(`This is no row of a table of access: ${line}`);
  }
  const cells = roles.map(
    (role, column) => [role, statuses[column] === '-' ? null : Number(statuses[column])] as const,
  );
  return { call: `${method} ${path}`, target, cells: Object.fromEntries(cells) as AccessRow['cells'] };
}

export function lineOf({ call, target }: AccessRow, statuses: readonly (number | string | null)[]): string {
  return `${call} ${target}: ${roles.map((role, column) => `${role} ${statuses[column] ?? '-'}`).join(', ')}`;
}
