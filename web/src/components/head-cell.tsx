import type { Column, Sort } from './columns.js';
import styles from './data-table.module.css';
import { Icon } from './icon.js';

interface HeadProps<Row> {
  column: Column<Row>;
  sort: Sort | undefined;
  onSort: ((sort: Sort) => void) | undefined;
}

export function HeadCell<Row>({
  column: { key, header, sortable, align, bare, screenOnly, fromRem },
  sort,
  onSort,
}: HeadProps<Row>) {
  const order = sort?.key === key ? sort.order : undefined;
  const canSort = sortable === true && onSort !== undefined;
  return (
    <th
      role="columnheader"
      scope="col"
      className={`${styles.head} ${align === 'end' ? styles.end : ''} ${order ? styles.sorted : ''}`}
      data-bare={bare || undefined}
      data-screen-only={bare || screenOnly || undefined}
      data-from-rem={fromRem}
      aria-sort={canSort ? (order === 'asc' ? 'ascending' : order === 'desc' ? 'descending' : 'none') : undefined}
    >
      {canSort ? (
        <button
          type="button"
          className={styles.sort}
          onClick={() => onSort({ key, order: order === 'asc' ? 'desc' : 'asc' })}
        >
          {header}
          <Icon name={order === 'asc' ? 'sort-up' : order === 'desc' ? 'sort-down' : 'sort'} size={16} />
        </button>
      ) : (
        <span className={styles.plain}>{header}</span>
      )}
    </th>
  );
}
