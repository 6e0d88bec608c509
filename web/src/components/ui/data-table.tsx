import { type ReactNode, useRef } from 'react';
import type { Column, Sort } from './columns.js';
import styles from './data-table.module.css';
import cards from './data-table-cards.module.css';
import dense from './data-table-dense.module.css';
import { FoldedRow } from './folded-row.js';
import { useKeptFocus } from './use-kept-focus.js';
import type { HeldRows } from './use-steady-rows.js';
import { type RowSelection, useRowSelection } from './use-row-selection.js';
import { useTableShape } from './use-table-shape.js';
import { Icon } from './icon.js';
import { formatCount } from '../../lib/format/money.js';
import { counted } from '../../lib/i18n/counted.js';
import { useText } from '../../lib/i18n/use-text.js';
import { Button } from './button.js';
import { deskMessages } from './desk-messages.js';
import newRowsStyles from './new-rows.module.css';
import selectBoxesStyles from './select-boxes.module.css';
import { componentMessages } from './messages.js';
import narrowSortStyles from './narrow-sort.module.css';

/** Cards have no headers, so the order is chosen from a list. */
function NarrowSort<Row>({
  columns,
  sort,
  onSort,
}: {
  columns: readonly Column<Row>[];
  sort: Sort | undefined;
  onSort: (sort: Sort) => void;
}) {
  const t = useText(componentMessages);
  return (
    <label className={narrowSortStyles.sort}>
      {t('sortBy')}
      <select
        className={narrowSortStyles.select}
        value={sort === undefined ? '' : `${sort.key}:${sort.order}`}
        onChange={({ target }) => {
          const [key, order] = target.value.split(':') as [string, Sort['order']];
          onSort({ key, order });
        }}
      >
        {sort === undefined && <option value="">–</option>}
        {columns
          .filter((column) => column.isSortable)
          .flatMap(({ key, header }) =>
            (['asc', 'desc'] as const).map((order) => (
              <option key={`${key}:${order}`} value={`${key}:${order}`}>
                {header}, {t(order === 'asc' ? 'ascending' : 'descending')}
              </option>
            )),
          )}
      </select>
    </label>
  );
}

type Boxes = ReturnType<typeof useRowSelection>;

function RowBox({ name, box }: { name: string; box: ReturnType<Boxes['ofRow' | 'ofBlockedRow']> }) {
  const t = useText(deskMessages);
  return (
    <label className={selectBoxesStyles.box}>
      <input type="checkbox" {...box} aria-label={t('selectRow', { name })} />
    </label>
  );
}

function PageBox({ box: { isPart, ...box }, text = false }: { box: Boxes['ofPage']; text?: boolean }) {
  const t = useText(deskMessages);
  return (
    <label className={text ? selectBoxesStyles.ofPage : selectBoxesStyles.box}>
      <input
        type="checkbox"
        {...box}
        ref={(input) => {
          if (input !== null) input.indeterminate = isPart;
        }}
        aria-label={t('selectPage')}
      />
      {text && t('selectPage')}
    </label>
  );
}

/** The line is rendered even without new rows, so that the layout does not shift. */
function NewRows({ held: { count, showRows } }: { held: HeldRows }) {
  const t = useText(deskMessages);
  return (
    <div className={newRowsStyles.line} role="status" data-screen-only>
      {count > 0 && (
        <>
          <span>{t(counted('newRows', count), { count: formatCount(count) })}</span>
          <Button size="small" variant="secondary" onClick={showRows}>
            {t('showNew')}
          </Button>
        </>
      )}
    </div>
  );
}

interface Props<Row> {
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  sort?: Sort;
  onSort?: (sort: Sort) => void;
  selection?: RowSelection<Row>;
  held?: HeldRows;
  compact?: boolean;
  /** The bar of a selection is part of the table for the keyboard. */
  children?: ReactNode;
}

const parts = ['scroll', 'table', 'tableHead', 'body', 'row', 'cell', 'head', 'plain', 'sort'] as const;
const looks = Object.fromEntries(
  parts.map((part) => [part, `${styles[part] ?? ''} ${cards[part] ?? ''} ${dense[part] ?? ''}`]),
) as Record<(typeof parts)[number], string>;

/** Narrow tables show their rows as cards. Roles are explicit, because the styles of cards remove the table's own. */
export function DataTable<Row>({
  caption,
  columns,
  rows,
  rowKey,
  sort,
  onSort,
  selection,
  held,
  compact = false,
  children,
}: Props<Row>) {
  const wrap = useRef<HTMLDivElement>(null);
  const rowsBox = useRef<HTMLDivElement>(null);
  useKeptFocus(wrap);
  const { isFolded, dropped, isTight } = useTableShape(wrap, columns, rows);
  const boxes = useRowSelection(
    selection,
    selection === undefined ? [] : rows.filter(selection.isSelectable).map(rowKey),
  );
  return (
    <div
      ref={wrap}
      className={compact ? styles.compact : styles.wrap}
      data-table
      data-folded={isFolded || undefined}
      data-tight={isTight || undefined}
    >
      {held !== undefined && (
        <NewRows
          held={{
            ...held,
            showRows: () => {
              held.showRows();
              // The pressed button disappears; its rows have the focus.
              rowsBox.current?.focus();
            },
          }}
        />
      )}
      {selection !== undefined && <PageBox box={boxes.ofPage} text />}
      {onSort !== undefined && <NarrowSort columns={columns} sort={sort} onSort={onSort} />}
      {!isFolded && children}
      <div ref={rowsBox} className={looks.scroll} tabIndex={0} role="region" aria-label={caption}>
        <table className={looks.table} role="table" aria-label={caption}>
          <thead className={looks.tableHead} role="rowgroup">
            <tr role="row">
              {selection !== undefined && (
                <th role="columnheader" scope="col" className={looks.head} data-select-cell>
                  <PageBox box={boxes.ofPage} />
                </th>
              )}
              {columns.map((column) => (
                <HeadCell
                  key={column.key}
                  column={column}
                  isDropped={dropped.includes(column.key)}
                  sort={sort}
                  onSort={onSort}
                />
              ))}
            </tr>
          </thead>
          <tbody className={looks.body} role="rowgroup">
            {rows.map((row, index) =>
              isFolded ? (
                <FoldedRow key={rowKey(row)} row={row} index={index} rowKey={rowKey(row)} columns={columns}>
                  {selection === undefined ? undefined : boxOf(row, selection)}
                </FoldedRow>
              ) : (
                <tr key={rowKey(row)} className={looks.row} role="row" data-row={rowKey(row)}>
                  {selection !== undefined && (
                    <td role="cell" className={looks.cell} data-select-cell data-screen-only>
                      {boxOf(row, selection)}
                    </td>
                  )}
                  {columns.map(
                    ({ key, header, cell, align, isBare: bare, isScreenOnly: screenOnly, isLead: lead, fromRem }) => (
                      <td
                        key={key}
                        role="cell"
                        className={`${looks.cell} ${align === 'end' ? styles.end : ''}`}
                        data-label={header}
                        data-bare={bare || undefined}
                        data-screen-only={bare || screenOnly || undefined}
                        data-lead={lead || undefined}
                        data-from-rem={fromRem}
                        data-dropped={dropped.includes(key) || undefined}
                      >
                        {cell(row, index)}
                      </td>
                    ),
                  )}
                </tr>
              ),
            )}
          </tbody>
        </table>
      </div>
      {isFolded && children}
    </div>
  );

  function boxOf(row: Row, { isSelectable: can, reasonId: why, label }: RowSelection<Row>) {
    if (can(row)) return <RowBox name={label(row)} box={boxes.ofRow(rowKey(row))} />;
    const reason = why?.(row);
    return reason !== undefined && <RowBox name={label(row)} box={boxes.ofBlockedRow(rowKey(row), reason)} />;
  }
}

interface HeadProps<Row> {
  column: Column<Row>;
  isDropped: boolean;
  sort: Sort | undefined;
  onSort: ((sort: Sort) => void) | undefined;
}

function HeadCell<Row>({
  column: { key, header, isSortable: sortable, align, isBare: bare, isScreenOnly: screenOnly, isLead: lead, fromRem },
  isDropped,
  sort,
  onSort,
}: HeadProps<Row>) {
  const order = sort?.key === key ? sort.order : undefined;
  const canSort = sortable === true && onSort !== undefined;
  return (
    <th
      role="columnheader"
      scope="col"
      className={`${looks.head} ${align === 'end' ? styles.end : ''} ${order ? styles.sorted : ''}`}
      data-bare={bare || undefined}
      data-screen-only={bare || screenOnly || undefined}
      data-lead={lead || undefined}
      data-from-rem={fromRem}
      data-column={key}
      data-dropped={isDropped || undefined}
      aria-sort={canSort ? (order === 'asc' ? 'ascending' : order === 'desc' ? 'descending' : 'none') : undefined}
    >
      {canSort ? (
        <button
          type="button"
          className={looks.sort}
          onClick={() => onSort({ key, order: order === 'asc' ? 'desc' : 'asc' })}
        >
          {header}
          <Icon name={order === 'asc' ? 'sort-up' : order === 'desc' ? 'sort-down' : 'sort'} size={16} />
        </button>
      ) : (
        <span className={looks.plain}>{header}</span>
      )}
    </th>
  );
}
