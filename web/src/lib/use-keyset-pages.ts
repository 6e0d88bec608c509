import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { useAddressValues } from './use-address-values.js';

export interface KeysetPages {
  readonly list: string;
  readonly cursor: string | undefined;
  readonly index: number;
  next(nextCursor: string): void;
  previous(): void;
}

/**
 * The page is stored in the address under `name`, and the path to it is stored in the history's state. A change of
 * `list` (search, sort, filters) starts at the first page.
 */
export function useKeysetPages(list: string, name = 'page'): KeysetPages {
  const [params, change] = useAddressValues();
  const { state } = useLocation() as { state: Record<string, unknown> | null };
  const mark = markOf(list);
  const { index, cursor } = placeIn(params.get(name), mark);
  const known = state?.[name];
  // A link contains only this page, so there is no path back.
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

export function placeIn(value: string | null, mark: string): { index: number; cursor: string | undefined } {
  const [, index, listMark, cursor] = /^([1-9]\d{0,5})\.([0-9a-z]+)\.([\w-]{1,1000})$/.exec(value ?? '') ?? [];
  return index === undefined || listMark !== mark ? { index: 0, cursor: undefined } : { index: Number(index), cursor };
}

/** The mark prevents using a page of another search. */
export function markOf(list: string): string {
  let sum = 0;
  for (const letter of list) sum = (Math.imul(sum, 31) + letter.codePointAt(0)!) >>> 0;
  return sum.toString(36);
}

/** An emptied last page moves to the previous one, after its rows are known. */
export function useLeaveEmptyPage(pages: KeysetPages, isEmpty: boolean): void {
  const mustLeave = isEmpty && pages.index > 0;
  useEffect(() => {
    if (mustLeave) pages.previous();
  });
}
