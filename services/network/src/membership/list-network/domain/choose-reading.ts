import type { NetworkSort } from '../../persistence/list-indexes.js';
import type { Narrowing } from './network-filter.js';

/** Rows that may be read and sorted in memory for one page: some ten milliseconds. */
export const fewRows = 5_000;

/**
 * How to read a page. `sorted`: along the index of the sort, leaving out what does not match; good when nearly all match or
 * the downline is small. `narrow`: only what matches, sorted in memory where its index does not sort; good when few match.
 * `count`: narrow when fewer than `fewRows` match, else sorted, for then a page fills quickly.
 */
export type Reading = 'sorted' | 'narrow' | 'count';

export function chooseReading(narrowing: Narrowing | null, sort: NetworkSort, downlineSize: number): Reading {
  // The index of that sort holds only who waits.
  if (narrowing === null || sort === 'requestedDate') return 'sorted';
  if (narrowing.inOrderOfDate && sort === 'registeredDate') return 'narrow';
  return downlineSize <= fewRows ? 'sorted' : 'count';
}
