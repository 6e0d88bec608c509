import { createHash } from 'node:crypto';
import { objectId } from '@deepam/contracts';
import { DomainError } from '@deepam/platform';
import { z } from 'zod';
import { sortFields, type NetworkSort, type SortField } from '../../persistence/list-indexes.js';
import type { Position } from './keyset.js';

/** What a cursor belongs to; it is of no use for another list. */
export interface ListIdentity {
  readonly viewerId: string;
  readonly sort: NetworkSort;
  readonly order: 'asc' | 'desc';
  /** Whatever narrows the list, in a fixed order. */
  readonly filters: readonly unknown[];
}

export interface Cursor {
  readonly position: Position;
  /** Counted for the first page of a narrowed list, so that the further ones need not count again. */
  readonly total: number | null;
}

const count = z.int().min(0);
const valueSchemas = {
  registeredAt: z.int().transform((ms) => new Date(ms)),
  nameKey: z.string().max(80),
  referralCode: z.string().max(40),
  depth: count,
  planRank: count,
  earningsPaise: z.int(),
  commissionPaise: z.int(),
} as const satisfies Record<SortField, z.ZodType>;

const written = z.object({ l: z.string(), v: z.array(z.unknown()), i: objectId, t: count.nullable() });

const fingerprint = ({ viewerId, sort, order, filters }: ListIdentity): string =>
  createHash('sha256')
    .update(JSON.stringify([viewerId, sort, order, filters]))
    .digest('base64url')
    .slice(0, 16);

export function encodeCursor(list: ListIdentity, { position, total }: Cursor): string {
  const v = position.values.map((value) => (value instanceof Date ? value.getTime() : value));
  return Buffer.from(JSON.stringify({ l: fingerprint(list), v, i: position.id, t: total })).toString('base64url');
}

/** @throws DomainError REQUEST.MALFORMED for anything that `encodeCursor` did not make for this very list */
export function decodeCursor(list: ListIdentity, cursor: string): Cursor {
  const parsed = written.safeParse(jsonOf(cursor));
  if (!parsed.success || parsed.data.l !== fingerprint(list)) throw foreign();
  const { v, i, t } = parsed.data;
  const fields = sortFields[list.sort];
  if (v.length !== fields.length) throw foreign();
  const values = fields.map((field, place) => {
    const value = valueSchemas[field].safeParse(v[place]);
    if (!value.success) throw foreign();
    return value.data;
  });
  return { position: { values, id: i }, total: t };
}

const foreign = () => {
  const message = 'This page mark does not belong to this list.';
  return new DomainError('REQUEST.MALFORMED', { message, details: { cursor: message } });
};

function jsonOf(cursor: string): unknown {
  const bytes = Buffer.from(cursor, 'base64url');
  // The decoder skips what it does not know.
  if (bytes.toString('base64url') !== cursor) return undefined;
  try {
    return JSON.parse(bytes.toString());
  } catch {
    return undefined;
  }
}
