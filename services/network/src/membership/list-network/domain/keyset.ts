import type { Order } from '@deepam/platform';
import { sortFields, type NetworkSort, type SortField } from '../../persistence/list-indexes.js';

export type SortValue = string | number | Date;

/** Where a page ended: the values of the sort's fields and the id of the last row. */
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

export function positionOf(row: Readonly<Record<SortField | '_id', SortValue>>, { sort }: Sorting): Position {
  return { values: sortFields[sort].map((field) => row[field]), id: String(row._id) };
}

export const placeOf = (position: Position | null) => position && [...position.values, position.id];
