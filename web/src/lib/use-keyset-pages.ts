import { useState } from 'react';

export interface KeysetPages {
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
    cursor: cursors.at(-1),
    index: cursors.length,
    next: (nextCursor) => setStored({ list, cursors: [...cursors, nextCursor] }),
    previous: () => setStored({ list, cursors: cursors.slice(0, -1) }),
  };
}
