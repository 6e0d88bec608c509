import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { leaveFocus, useInheritedFocus } from './inherited-focus.js';

interface Place {
  readonly row: string;
  readonly index: number;
  readonly cell: number;
}

const firstPlace: Place = { row: '', index: 0, cell: -1 };

const reachable = 'button:not(:disabled), input:not(:disabled), a[href]';
/** Names link elsewhere in each row, so they don't count as actions. */
const waiting = 'button:not(:disabled), input:not(:disabled), a[href]:not([data-name])';

/**
 * Keeps the focus in a table whose buttons come and go: after the focused element disappears, the same place of its
 * row gets the focus, else the row that has moved there, or the next one with a button. Rows carry `data-row`.
 */
export function useKeptFocus(table: RefObject<HTMLElement | null>): void {
  const last = useRef<Place | null>(null);
  const isAtTable = useRef(false);

  useEffect(() => {
    const noteFocus = ({ target }: Event) => {
      if (!(target instanceof Element) || target.closest('dialog, [popover]') !== null) return;
      const row = target.closest<HTMLElement>('[data-row]');
      isAtTable.current = table.current?.contains(target) === true;
      if (row !== null && table.current?.contains(row) === true) last.current = placeOf(target, row);
      // Elements that belong to the table, such as the actions for the selection, are still part of it.
      else if (!isAtTable.current) last.current = null;
    };
    document.addEventListener('focusin', noteFocus);
    document.addEventListener('pointerdown', noteFocus);
    return () => {
      document.removeEventListener('focusin', noteFocus);
      document.removeEventListener('pointerdown', noteFocus);
    };
  }, [table]);

  useInheritedFocus(table, focusOnFirst);
  useLayoutEffect(
    () => () => {
      if (isAtTable.current) leaveFocus();
    },
    [],
  );

  // Every render may have removed the focused element, or a dialog in front of the table.
  useEffect(() => {
    if (last.current === null || document.activeElement !== document.body) return;
    if (document.querySelector('dialog[open]') !== null) return;
    find(table.current, last.current)?.focus();
  });
}

const focusOnFirst = (table: HTMLElement | null): void => find(table, firstPlace)?.focus();

function placeOf(target: Element, row: HTMLElement): Place {
  const rows = [...row.parentElement!.children];
  const cell = [...row.children].findIndex((one) => one.contains(target));
  return { row: row.dataset['row']!, index: rows.indexOf(row), cell };
}

function find(table: HTMLElement | null, { row, index, cell }: Place): HTMLElement | undefined {
  const rows = [...(table?.querySelectorAll<HTMLElement>('[data-row]') ?? [])];
  const sameRow = rows.findIndex((one) => one.dataset['row'] === row);
  const place = sameRow === -1 ? Math.min(index, rows.length - 1) : sameRow;
  // A decided row may stay without buttons: the next waiting row gets the focus.
  for (const one of [...rows.slice(place), ...rows.slice(0, place).reverse()]) {
    const control =
      one.children[cell]?.querySelector<HTMLElement>(reachable) ?? one.querySelector<HTMLElement>(waiting);
    if (control) return control;
  }
  return table?.querySelector<HTMLElement>('[tabindex]') ?? undefined;
}
