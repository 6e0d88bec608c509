import type { Endpoint, ServiceName } from '@deepam/contracts';
import { callAny, type AnyAnswer, type AnyInput } from '../world/call-any.js';
import { Belongings } from '../world/belongings.js';
import { roles, type Cast, type Role } from '../world/cast.js';
import { lineOf, type AccessRow } from './access-table.js';
import { sceneOf, type InputFor } from './scene.js';

/** Calls under way at a time. */
const atOnce = 12;

/** Where a call is sent: to the gateway, or past it to the service itself. */
export type Way = (service: ServiceName) => string;

/** Reads what a cell was answered. */
export type Read = (role: Role, endpoint: Endpoint, input: AnyInput, answer: AnyAnswer) => void;

export interface Trial {
  readonly cast: Cast;
  readonly rows: readonly AccessRow[];
  readonly inputs: readonly InputFor[];
  readonly way: Way;
  /** By default all are. */
  readonly isTried?: (expected: number, row: AccessRow, role: Role) => boolean;
  readonly read?: Read;
}

/** What really comes of each cell that is tried, in the form of the table. */
export async function tryRows(trial: Trial): Promise<string[]> {
  const { cast, rows, isTried = () => true } = trial;
  const [made, kept] = [new Belongings(cast), new Belongings(cast, 'kept')];
  const seen = rows.map((row) => ({ row, statuses: roles.map((): number | string | null => null) }));
  const cells = seen.flatMap(({ row, statuses }) =>
    roles.map((role, column) => async () => {
      const expected = row.cells[role];
      if (expected !== null && isTried(expected, row, role))
        statuses[column] = await cellStatus(trial, expected < 400 ? made : kept, row, role);
    }),
  );
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (let next = cells.shift(); next; next = cells.shift()) await next();
    }),
  );
  return seen.map(({ row, statuses }) => lineOf(row, statuses));
}

async function cellStatus(
  { cast, inputs, way, read }: Trial,
  have: Belongings,
  row: AccessRow,
  role: Role,
): Promise<number | string> {
  const found = inputs.find(({ endpoint }) => `${endpoint.method} ${endpoint.path}` === row.call);
  if (!found) return 'has no input';
  const { endpoint } = found;
  const token = role === 'nobody' ? undefined : { ...cast.people, ...cast.staff }[role].token;
  try {
    const input = await found.input(sceneOf(cast, have, role, row.target));
    const answer = await callAny(way(endpoint.service), endpoint, input, token);
    if (answer.status < 400) read?.(role, endpoint, input, answer);
    return answer.status;
  } catch (error) {
    return `fails: ${(error as Error).message}`;
  }
}
