import type { Endpoint, ServiceName } from '@deepam/contracts';
import { callAny, type AnyAnswer, type AnyInput } from '../world/call-any.js';
import { Belongings } from '../world/belongings.js';
import { roles, type Cast, type Role } from '../world/cast.js';
import { lineOf, type AccessRow } from './access-table.js';
import { sceneOf, type InputFor } from './scene.js';

const atOnce = 12;

export type Read = (role: Role, endpoint: Endpoint, input: AnyInput, answer: AnyAnswer) => void;

export interface Trial {
  readonly cast: Cast;
  readonly rows: readonly AccessRow[];
  readonly inputs: readonly InputFor[];
  readonly read: Read;
}

export async function tryRows(trial: Trial): Promise<string[]> {
  const { cast, rows } = trial;
  const [made, kept] = [new Belongings(cast), new Belongings(cast, 'kept')];
  const seen = rows.map((row) => ({ row, statuses: roles.map((): number | string | null => null) }));
  const cells = seen.flatMap(({ row, statuses }) =>
    roles.map((role, column) => async () => {
      const expected = row.cells[role];
      if (expected === null) return;
      // Only a permitted change uses up an object.
      const isChange = expected < 400 && !row.call.startsWith('GET ');
      statuses[column] = await cellStatus(trial, isChange ? made : kept, row, role);
    }),
  );
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (let next = cells.shift(); next; next = cells.shift()) await next();
    }),
  );
  return seen.map(({ row, statuses }) => lineOf(row, statuses));
}

async function cellStatus(trial: Trial, have: Belongings, row: AccessRow, role: Role): Promise<number | string> {
  const { cast, inputs, read } = trial;
  const found = inputs.find(({ endpoint }) => `${endpoint.method} ${endpoint.path}` === row.call);
  if (!found) return 'has no input';
  const { endpoint } = found;
  const token = role === 'nobody' ? undefined : { ...cast.people, ...cast.staff }[role].token;
  try {
    const input = await found.input(sceneOf(cast, have, role, row.target));
    const statuses = new Set<number>();
    for (const process of processesFor(trial, row, role, endpoint)) {
      const url = `http://127.0.0.1:${cast.test.system.environments.services[process].PORT}`;
      const answer = await callAny(url, endpoint, input, token);
      if (answer.status < 400) read(role, endpoint, input, answer);
      statuses.add(answer.status);
    }
    const [status, ofService] = statuses;
    return ofService === undefined ? status! : `${status} at the gateway and ${ofService} at the service`;
  } catch (error) {
    return `fails: ${(error as Error).message}`;
  }
}

/**
 * The processes that are called for a cell. A service rejects every cell without the gateway's help. The gateway
 * decides by call and role only, so one rejected cell of each call and role is sent through it, and every permitted
 * cell.
 */
function processesFor({ rows }: Trial, row: AccessRow, role: Role, { service }: Endpoint): ReadonlySet<ServiceName> {
  const isRefused = ({ cells }: AccessRow) => cells[role] === 401 || cells[role] === 403;
  if (!isRefused(row)) return new Set(['gateway']);
  const isFirst = row === rows.find((one) => one.call === row.call && isRefused(one));
  return new Set(isFirst ? ['gateway', service] : [service]);
}
