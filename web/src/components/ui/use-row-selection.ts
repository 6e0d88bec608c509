import { type KeyboardEvent, type MouseEvent, useRef } from 'react';
import { neighbourKey, rangeOf, withKeys } from './row-selection.js';

export interface RowSelection<Row> {
  readonly selected: ReadonlySet<string>;
  readonly onSelect: (selected: ReadonlySet<string>) => void;
  readonly label: (row: Row) => string;
  readonly isSelectable: (row: Row) => boolean;
  /** The id is that of the text that says why the box of a row is disabled. */
  readonly reasonId?: (row: Row) => string | undefined;
}

const boxOf = (from: HTMLElement, key: string): HTMLElement | null =>
  from.closest('table')!.querySelector(`[data-select="${key}"]`);

export function useRowSelection<Row>(selection: RowSelection<Row> | undefined, keys: readonly string[]) {
  const anchor = useRef<string | null>(null);
  const selected = selection?.selected ?? new Set<string>();
  const choose = (chosen: readonly string[], include: boolean) =>
    selection?.onSelect(withKeys(selected, chosen, include));

  function toggle(key: string, extend: boolean): void {
    const include = !selected.has(key);
    const range = extend && anchor.current !== null ? rangeOf(keys, anchor.current, key) : [];
    // Extending a range only adds rows.
    choose(range.length > 0 ? range : [key], range.length > 0 || include);
    anchor.current = key;
  }

  function onKeyDown(event: KeyboardEvent<HTMLElement>, key: string): void {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : null;
    if (step !== null) {
      const next = neighbourKey(keys, key, step);
      if (event.shiftKey) choose([key, next], true);
      anchor.current = event.shiftKey ? (anchor.current ?? key) : next;
      boxOf(event.currentTarget, next)?.focus();
    } else if (event.key === 'a' && (event.ctrlKey || event.metaKey)) choose(keys, true);
    else if (event.key === ' ' && event.shiftKey) toggle(key, true);
    else if (event.key === 'Enter') {
      event.currentTarget.closest('[data-table]')?.querySelector<HTMLElement>('[data-bulk] [aria-haspopup]')?.focus();
    } else return;
    event.preventDefault();
  }

  return {
    ofRow: (key: string) => ({
      'data-select': key,
      checked: selected.has(key),
      onChange: () => undefined,
      onClick: (event: MouseEvent) => toggle(key, event.shiftKey),
      onKeyDown: (event: KeyboardEvent<HTMLElement>) => onKeyDown(event, key),
    }),
    ofBlockedRow: (key: string, why: string) => ({
      'data-select': key,
      checked: false,
      disabled: true,
      'aria-describedby': why,
    }),
    ofPage: {
      checked: keys.length > 0 && keys.every((key) => selected.has(key)),
      isPart: keys.some((key) => selected.has(key)) && !keys.every((key) => selected.has(key)),
      disabled: keys.length === 0,
      onChange: () => choose(keys, !keys.every((key) => selected.has(key))),
    },
  };
}
