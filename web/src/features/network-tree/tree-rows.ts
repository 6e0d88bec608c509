import type { NetworkBranch } from '@deepam/contracts';
import type { LoadedBranches } from './api.js';

interface Place {
  readonly key: string;
  readonly depth: number;
  readonly parentId: string;
}
export type TreeRow = Place &
  (
    | {
        readonly type: 'member';
        readonly branch: NetworkBranch;
        readonly isOpen: boolean;
        readonly position: number;
        readonly siblings: number;
      }
    | { readonly type: 'more'; readonly cursor: string; readonly left: number }
    | { readonly type: 'loading' }
    | { readonly type: 'failed'; readonly error: Error; readonly retry: () => void }
  );

export function treeRows(topId: string, count: number, loaded: LoadedBranches): TreeRow[] {
  const rows: TreeRow[] = [];
  const visit = (parentId: string, siblings: number, depth: number): void => {
    let position = 0;
    const pages = loaded.get(parentId) ?? [];
    pages.forEach(({ data, error, retry }, index) => {
      const place = { parentId, depth };
      if (data === undefined) {
        if (error === null) rows.push({ ...place, type: 'loading', key: `loading:${parentId}` });
        else rows.push({ ...place, type: 'failed', key: `failed:${parentId}`, error, retry });
        return;
      }
      for (const branch of data.items) {
        position += 1;
        const isOpen = branch.directCount > 0 && loaded.has(branch._id);
        rows.push({
          ...place,
          type: 'member',
          key: branch._id,
          branch,
          isOpen,
          position,
          siblings: Math.max(siblings, position),
        });
        if (isOpen) visit(branch._id, branch.directCount, depth + 1);
      }
      if (index === pages.length - 1 && data.nextCursor !== null) {
        const left = Math.max(1, siblings - position);
        rows.push({
          ...place,
          type: 'more',
          key: `more:${parentId}:${data.nextCursor}`,
          cursor: data.nextCursor,
          left,
        });
      }
    });
  };
  visit(topId, count, 1);
  return rows;
}
