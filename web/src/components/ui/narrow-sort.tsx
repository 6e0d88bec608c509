import { useText } from '../../lib/i18n/use-text.js';
import type { Column, Sort } from './columns.js';
import { componentMessages } from './messages.js';
import styles from './narrow-sort.module.css';

/** Cards have no headers, so the order is chosen from a list. */
export function NarrowSort<Row>({
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
    <label className={styles.sort}>
      {t('sortBy')}
      <select
        className={styles.select}
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
