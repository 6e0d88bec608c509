import type { NetworkBranch } from '@deepam/contracts';
import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { MemberDetailsDialog } from '../../../shared/members/member-details-dialog.js';
import { EmptyState } from '../../../components/ui/states.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { useNetworkChildren, type OpenBranches } from '../api.js';
import { treeMessages } from '../messages.js';
import { moveFor } from '../tree-keys.js';
import { type TreeRow, treeRows } from '../tree-rows.js';
import styles from './network-tree.module.css';
import { TreeRowView } from './tree-row.js';

interface Props {
  topId: string;
  directCount: number;
}

/**
 * The height is in pixels, and is used until the row is drawn and measured; long words and larger text make it higher.
 */
const usualRowHeight = 64;

/** The list is virtual: only visible rows are in the page. */
export default function NetworkTree({ topId, directCount }: Props) {
  const t = useText(treeMessages);
  const { open, expand, collapse, more } = useOpenBranches(topId);
  const rows = treeRows(topId, directCount, useNetworkChildren(open));
  const frame = useRef<HTMLDivElement>(null);
  const [active, setActive] = useState<{ key: string | null; index: number }>({ key: null, index: 0 });
  const [details, setDetails] = useState<NetworkBranch | null>(null);
  const hasFocus = useRef(false);

  // A removed row is replaced by the first loaded row.
  const found = rows.findIndex(({ key }) => key === active.key);
  const at = found === -1 ? Math.max(0, Math.min(active.index, rows.length - 1)) : found;
  const activeKey = rows[at]?.key;
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => frame.current,
    estimateSize: () => usualRowHeight,
    getItemKey: (index) => rows[index]!.key,
    overscan: 6,
    // The row with the focus stays in the page even if it is scrolled out of view.
    rangeExtractor: (range) => [...new Set([...defaultRangeExtractor(range), at])],
  });

  useEffect(() => {
    if (!hasFocus.current || activeKey === undefined) return;
    const row = frame.current?.querySelector<HTMLElement>(`[data-row="${activeKey}"]`);
    if (row !== document.activeElement && !document.querySelector('dialog[open]')) row?.focus({ preventScroll: true });
  });

  if (rows.length === 0) {
    return (
      <EmptyState title={t('empty')} icon="network">
        <p>{t('emptyHint')}</p>
      </EmptyState>
    );
  }

  const activate = (index: number) => {
    setActive({ key: rows[index]!.key, index });
    virtual.scrollToIndex(index);
  };
  const toggle = (row: TreeRow) => {
    if (row.type === 'member' && row.branch.directCount > 0) (row.isOpen ? collapse : expand)(row.key);
  };
  const press = (row: TreeRow) => {
    if (row.type === 'member') setDetails(row.branch);
    if (row.type === 'more') more(row.parentId, row.cursor);
    if (row.type === 'failed') row.retry();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const move = moveFor(event.key, rows, at);
    if (move === null) return;
    event.preventDefault();
    if ('to' in move) activate(move.to);
    else if ('open' in move) expand(move.open);
    else if ('close' in move) collapse(move.close);
    else press(rows[move.press]!);
  };

  return (
    <>
      <p className={styles.keys}>{t('keys')}</p>
      <div ref={frame} className={styles.frame}>
        <div
          role="tree"
          aria-label={t('title')}
          className={styles.rows}
          style={{ height: virtual.getTotalSize() }}
          onKeyDown={onKeyDown}
          onFocus={({ target }) => {
            hasFocus.current = true;
            // The keys continue from the focused row, however the focus got there.
            const key = target.closest<HTMLElement>('[data-row]')?.dataset['row'];
            const index = rows.findIndex((row) => row.key === key);
            if (index !== -1 && index !== at) setActive({ key: rows[index]!.key, index });
          }}
          onBlur={({ relatedTarget }) => {
            // No element gets the focus when the focused row disappears.
            if (relatedTarget !== null) hasFocus.current = false;
          }}
        >
          {virtual.getVirtualItems().map(({ index, key, start }) => {
            const row = rows[index]!;
            return (
              <TreeRowView
                key={key}
                ref={virtual.measureElement}
                index={index}
                row={row}
                top={start}
                isActive={index === at}
                onSelect={() => setActive({ key: row.key, index })}
                onToggle={() => toggle(row)}
                onPress={() => press(row)}
              />
            );
          })}
        </div>
      </div>
      <MemberDetailsDialog member={details} onClose={() => setDetails(null)} />
    </>
  );
}

function useOpenBranches(topId: string) {
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
