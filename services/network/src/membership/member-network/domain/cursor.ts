import { hash } from 'node:crypto';
import { objectId } from '@deepam/contracts';
import { decodeCursor, encodeCursor, foreignCursor, type Order } from '@deepam/platform';
import { z } from 'zod';
import { sortFields, type NetworkSort, type SortField } from '../../../tree/persistence/list-indexes.js';
import type { Membership } from '../../../tree/persistence/membership.schema.js';

type SortValue = string | number | Date;

export interface Position {
  readonly values: readonly SortValue[];
  readonly id: string;
}

export interface Sorting {
  readonly sort: NetworkSort;
  readonly order: 'asc' | 'desc';
}

export function sortSpec({ sort, order }: Sorting): Order {
  const direction = order === 'asc' ? 1 : -1;
  return Object.fromEntries([...sortFields[sort], '_id'].map((field) => [field, direction] as const));
}

const requested = 'planRequest.requestedAt';
type Sorted = Pick<Membership, '_id' | 'planRequest' | Exclude<SortField, typeof requested>>;

export function positionOf(row: Sorted, { sort }: Sorting): Position {
  const valueOf = (field: SortField) => (field === requested ? row.planRequest!.requestedAt : row[field]);
  return { values: sortFields[sort].map(valueOf), id: row._id };
}

export const placeOf = (position: Position | null) => position && [...position.values, position.id];

export interface ListIdentity {
  readonly viewerId: string;
  readonly sort: NetworkSort;
  readonly order: 'asc' | 'desc';
  readonly filters: readonly unknown[];
}

interface Cursor {
  readonly position: Position;
  /** The total is counted for the first page of a narrowed list only. */
  readonly total: number | null;
}

const count = z.int().min(0);
const moment = z
  .int()
  .transform((ms) => new Date(ms))
  .pipe(z.date());
const valueSchemas = {
  registeredAt: moment,
  'planRequest.requestedAt': moment,
  nameKey: z.string().max(80),
  referralCode: z.string().max(40),
  depth: count,
  planRank: count,
  earningsPaise: z.int(),
  commissionPaise: z.int(),
} as const satisfies Record<SortField, z.ZodType>;

const written = z.object({ l: z.string(), v: z.array(z.unknown()), i: objectId, t: count.nullable() });

const fingerprint = ({ viewerId, sort, order, filters }: ListIdentity): string =>
  hash('sha256', JSON.stringify([viewerId, sort, order, filters]), 'base64url').slice(0, 16);

export function encodeListCursor(list: ListIdentity, { position, total }: Cursor): string {
  const v = position.values.map((value) => (value instanceof Date ? value.getTime() : value));
  return encodeCursor({ l: fingerprint(list), v, i: position.id, t: total });
}

/** @throws DomainError REQUEST.MALFORMED for a cursor that `encodeListCursor` did not make for this list */
export function decodeListCursor(list: ListIdentity, cursor: string | undefined): Cursor | null {
  const mark = decodeCursor(written, cursor);
  if (mark === null) return null;
  const fields = sortFields[list.sort];
  if (mark.l !== fingerprint(list) || mark.v.length !== fields.length) throw foreignCursor();
  const values = fields.map((field, place) => {
    const value = valueSchemas[field].safeParse(mark.v[place]);
    if (!value.success) throw foreignCursor();
    return value.data;
  });
  return { position: { values, id: mark.i }, total: mark.t };
}
