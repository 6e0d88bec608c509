import type { Order } from '@deepam/platform';
import { sortFields, type NetworkSort, type SortField } from '../../../tree/persistence/list-indexes.js';
import type { Membership } from '../../../tree/persistence/membership.schema.js';

export type SortValue = string | number | Date;

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
