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

type Condition = Record<string, unknown>;

export function sortSpec({ sort, order }: Sorting): Record<string, 1 | -1> {
  const direction = order === 'asc' ? 1 : -1;
  return Object.fromEntries([...sortFields[sort], '_id'].map((field) => [field, direction] as const));
}

export function positionOf(row: Readonly<Record<SortField | '_id', SortValue>>, { sort }: Sorting): Position {
  return { values: sortFields[sort].map((field) => row[field]), id: String(row._id) };
}

/**
 * The rows after `position`, as alternatives of which each is one range of the sort's index: the first field beyond, or equal
 * and the next one beyond, and so on. `filter` is repeated in each of them, so that each can be read from the index alone.
 */
export function rowsAfter(filter: Condition, position: Position, { sort, order }: Sorting): Condition {
  const beyond = order === 'asc' ? '$gt' : '$lt';
  const fields = [...sortFields[sort], '_id'];
  const values = [...position.values, position.id];
  const alternatives = fields.map((field, depth) => ({
    ...filter,
    ...Object.fromEntries(fields.slice(0, depth).map((equal, i) => [equal, values[i]])),
    [field]: { [beyond]: values[depth] },
  }));
  // A field that the filter fixes is equal in every row: nothing lies beyond it.
  return { $or: alternatives.filter((_, depth) => !(fields[depth]! in filter)) };
}
