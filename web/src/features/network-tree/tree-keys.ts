import type { TreeRow } from './tree-rows.js';

export type TreeMove =
  | { readonly to: number }
  | { readonly open: string }
  | { readonly close: string }
  | { readonly press: number };

const page = 8;

/** The keys follow the ARIA authoring practices; the result is null for other keys. */
export function moveFor(key: string, rows: readonly TreeRow[], at: number): TreeMove | null {
  const row = rows[at];
  if (row === undefined) return null;
  const to = (index: number): TreeMove => ({ to: Math.min(rows.length - 1, Math.max(0, index)) });
  switch (key) {
    case 'ArrowDown':
      return to(at + 1);
    case 'ArrowUp':
      return to(at - 1);
    case 'PageDown':
      return to(at + page);
    case 'PageUp':
      return to(at - page);
    case 'Home':
      return to(0);
    case 'End':
      return to(rows.length - 1);
    case 'ArrowRight':
      if (row.type !== 'member' || row.branch.directCount === 0) return null;
      return row.isOpen ? to(at + 1) : { open: row.key };
    case 'ArrowLeft': {
      if (row.type === 'member' && row.isOpen) return { close: row.key };
      const parent = rows.findIndex(({ key: other }) => other === row.parentId);
      return parent === -1 ? null : to(parent);
    }
    case 'Enter':
    case ' ':
      return { press: at };
    default:
      return key.length === 1 ? nextNamed(key, rows, at) : null;
  }
}

function nextNamed(letter: string, rows: readonly TreeRow[], at: number): TreeMove | null {
  const begins = (row: TreeRow) =>
    row.type === 'member' && row.branch.name.toLocaleLowerCase().startsWith(letter.toLocaleLowerCase());
  for (let step = 1; step <= rows.length; step += 1) {
    const index = (at + step) % rows.length;
    if (begins(rows[index]!)) return { to: index };
  }
  return null;
}
