import { useState } from 'react';
import type { OpenBranches } from './api/branches.js';

export function useOpenBranches(topId: string) {
  const [open, setOpen] = useState<OpenBranches>(new Map([[topId, [undefined]]]));
  return {
    open,
    expand: (id: string) => setOpen((before) => (before.has(id) ? before : new Map(before).set(id, [undefined]))),
    collapse: (id: string) =>
      setOpen((before) => {
        const after = new Map(before);
        after.delete(id);
        return after;
      }),
    more: (id: string, cursor: string) =>
      setOpen((before) => {
        const cursors = before.get(id) ?? [];
        return cursors.includes(cursor) ? before : new Map(before).set(id, [...cursors, cursor]);
      }),
  };
}
