import { useState } from 'react';

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

/** Steps through keyset pages and back. A change of `list` (search, sort, filters) starts at the first page again. */
export function useKeysetPages(list: string): KeysetPages {
  const [stored, setStored] = useState<{ list: string; cursors: readonly string[] }>({ list, cursors: [] });
  const cursors = stored.list === list ? stored.cursors : [];
  return {
    list,
    cursor: cursors.at(-1),
    index: cursors.length,
    next: (nextCursor) => setStored({ list, cursors: [...cursors, nextCursor] }),
    previous: () => setStored({ list, cursors: cursors.slice(0, -1) }),
  };
}

/** While drawing, once the rows of a page are known: of an emptied last page the reader is led to the one before. */
export function leaveEmptyPage(pages: KeysetPages, isEmpty: boolean): void {
  if (isEmpty && pages.index > 0) pages.previous();
}
