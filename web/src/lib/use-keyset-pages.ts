import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { useAddressValues } from './use-address-values.js';

export interface KeysetPages {
  /** Names the list and how it is searched, sorted and filtered. */
  readonly list: string;
  /** Where the present page begins; undefined for the first. */
  readonly cursor: string | undefined;
  /** 0 for the first page. */
  readonly index: number;
  next(nextCursor: string): void;
  previous(): void;
}

/**
 * Steps through keyset pages and back. The page is kept in the address under `name`, so that it survives a reload and Back and can be
 * linked to; the way to it in the history's state. A change of `list` (search, sort, filters) starts at the first page again.
 */
export function useKeysetPages(list: string, name = 'page'): KeysetPages {
  const [params, change] = useAddressValues();
  const { state } = useLocation() as { state: Record<string, unknown> | null };
  const mark = markOf(list);
  const { index, cursor } = placeIn(params.get(name), mark);
  const known = state?.[name];
  // Who came by a link knows this page alone.
  const way = Array.isArray(known) && known.length === index ? (known as readonly string[]) : cursor ? [cursor] : [];
  const go = (to: number, cursors: readonly string[]) =>
    change({ [name]: cursors.length === 0 ? '' : `${to}.${mark}.${cursors.at(-1)}` }, { [name]: cursors });
  return {
    list,
    cursor,
    index,
    next: (nextCursor) => go(index + 1, [...way, nextCursor]),
    previous: () => go(index - 1, way.slice(0, -1)),
  };
}

/** What a page's mark in the address says, if it is one of this list; else the first page. */
export function placeIn(value: string | null, mark: string): { index: number; cursor: string | undefined } {
  const [, index, listMark, cursor] = /^([1-9]\d{0,5})\.([0-9a-z]+)\.([\w-]{1,1000})$/.exec(value ?? '') ?? [];
  return index === undefined || listMark !== mark ? { index: 0, cursor: undefined } : { index: Number(index), cursor };
}

/** Tells lists apart, so that the page of one search is not taken for that of another. */
export function markOf(list: string): string {
  let sum = 0;
  for (const letter of list) sum = (Math.imul(sum, 31) + letter.codePointAt(0)!) >>> 0;
  return sum.toString(36);
}

/** Of an emptied last page the reader is led to the one before, once its rows are known. */
export function useLeaveEmptyPage(pages: KeysetPages, isEmpty: boolean): void {
  const mustLeave = isEmpty && pages.index > 0;
  useEffect(() => {
    if (mustLeave) pages.previous();
  });
}
