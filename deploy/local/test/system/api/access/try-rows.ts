import type { ServiceName } from '@deepam/contracts';
import { callApi } from '../api-call.js';
import { Belongings } from '../belongings.js';
import { roles, type Cast, type Role } from '../cast.js';
import { lineOf, type AccessRow } from './access-table.js';
import { sceneOf, type InputFor } from './scene.js';

/** Calls under way at a time. */
const atOnce = 12;

/** Where a call is sent: to the gateway, or past it to the service itself. */
export type Way = (service: ServiceName) => string;

/** What really comes of each cell that `isTried`, in the form of the table. */
export async function tryRows(
  cast: Cast,
  rows: readonly AccessRow[],
  inputs: readonly InputFor[],
  way: Way,
  isTried: (expected: number) => boolean = () => true,
): Promise<string[]> {
  const have = new Belongings(cast);
  const seen = rows.map((row) => ({ row, statuses: roles.map((): number | string | null => null) }));
  const cells = seen.flatMap(({ row, statuses }) =>
    roles.map((role, column) => async () => {
      const expected = row.cells[role];
      if (expected !== null && isTried(expected))
        statuses[column] = await cellStatus(cast, have, row, role, inputs, way);
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
  cast: Cast,
  have: Belongings,
  row: AccessRow,
  role: Role,
  inputs: readonly InputFor[],
  way: Way,
): Promise<number | string> {
  const found = inputs.find(({ endpoint }) => `${endpoint.method} ${endpoint.path}` === row.call);
  if (!found) return 'has no input';
  const token = role === 'nobody' ? undefined : cast.people[role].token;
  try {
    const input = await found.input(sceneOf(cast, have, role, row.target));
    const { status } = await callApi(way(found.endpoint.service), found.endpoint, input, token);
    return status;
  } catch (fault) {
    return `fails: ${(fault as Error).message}`;
  }
}
