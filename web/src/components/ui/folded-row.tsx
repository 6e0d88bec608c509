import { useId, useState } from 'react';
import { useText } from '../../lib/i18n/use-text.js';
import type { Column } from './columns.js';
import cards from './data-table-cards.module.css';
import styles from './folded-row.module.css';
import { Icon } from './icon.js';
import { listMessages } from './list-messages.js';

interface Props<Row> {
  row: Row;
  index: number;
  rowKey: string;
  columns: readonly Column<Row>[];
}

export function FoldedRow<Row>({ row, index, rowKey, columns }: Props<Row>) {
  const t = useText(listMessages);
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const brief = columns
    .filter((column) => column.brief)
    .toSorted((one, other) => Number(other.lead ?? false) - Number(one.lead ?? false));
  return (
    <tr className={`${cards.row} ${styles.row}`} role="row" data-row={rowKey}>
      {brief.map(({ key, header, cell, lead, align }) => (
        <td
          key={key}
          id={lead ? `${id}-lead` : undefined}
          role="cell"
          className={`${styles.brief} ${lead ? styles.lead : ''} ${align === 'end' ? styles.sum : ''}`}
        >
          {align === 'end' && <span className={styles.label}>{header}</span>}
          {cell(row, index)}
        </td>
      ))}
      <td role="cell" className={styles.toggle} data-screen-only>
        <button
          id={`${id}-toggle`}
          type="button"
          aria-label={t('details')}
          aria-labelledby={`${id}-toggle ${id}-lead`}
          aria-expanded={isOpen}
          onClick={() => setIsOpen(!isOpen)}
        >
          <Icon name={isOpen ? 'sort-up' : 'sort-down'} />
        </button>
      </td>
      {isOpen &&
        columns
          .filter((column) => !column.brief)
          .map(({ key, header, cell, bare, screenOnly }) => (
            <td
              key={key}
              role="cell"
              className={`${cards.cell} ${styles.rest}`}
              data-label={header}
              data-bare={bare || undefined}
              data-screen-only={bare || screenOnly || undefined}
            >
              {cell(row, index)}
            </td>
          ))}
    </tr>
  );
}
