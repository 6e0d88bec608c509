import type { NetworkSort } from '../../../tree/persistence/list-indexes.js';
import type { Narrowing } from './network-filter.js';

/** So many rows can be read and sorted in memory for one page in about ten milliseconds. */
export const fewRows = 5_000;

/**
 * `sorted` reads along the index of the sort and skips other rows, which suits a small downline or a common filter.
 * `narrow` reads only matching rows and sorts them in memory if necessary, which suits a rare filter. `count` is narrow
 * for less than `fewRows` matches and otherwise sorted, since a page then fills quickly.
 */
export type Reading = 'sorted' | 'narrow' | 'count';

export function chooseReading(narrowing: Narrowing | null, sort: NetworkSort, downlineSize: number): Reading {
  if (narrowing === null || sort === 'requestedDate') return 'sorted';
  if (narrowing.inOrderOfDate && sort === 'registeredDate') return 'narrow';
  return downlineSize <= fewRows ? 'sorted' : 'count';
}
