import { type ReactNode, useId, useState } from 'react';
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
  children?: ReactNode;
}

function briefOf<Row>(columns: readonly Column<Row>[]): readonly Column<Row>[] {
  if (columns.some(({ isBrief: brief }) => brief)) return columns.filter(({ isBrief: brief }) => brief);
  const isChosen = columns.some(({ isKept: keep }) => keep);
  return columns.filter(
    ({ isKept: keep, isLead: lead, isBare: bare, align }) => keep || lead || bare || (!isChosen && align === 'end'),
  );
}

export function FoldedRow<Row>({ row, index, rowKey, columns, children }: Props<Row>) {
  const t = useText(listMessages);
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const brief = briefOf(columns).toSorted((one, other) => Number(other.isLead ?? false) - Number(one.isLead ?? false));
  const rest = columns.filter((column) => !brief.includes(column));
  return (
    <tr className={`${cards.row} ${styles.row}`} role="row" data-row={rowKey} data-open={isOpen || undefined}>
      {children !== undefined && (
        <td role="cell" className={styles.select} data-select-cell data-screen-only>
          {children}
        </td>
      )}
      {brief.map(({ key, header, cell, isLead: lead, align, isBare: bare }) => (
        <td
          key={key}
          id={lead ? `${id}-lead` : undefined}
          role="cell"
          className={`${styles.brief} ${lead ? styles.lead : ''} ${align === 'end' ? styles.sum : ''} ${bare ? styles.act : ''}`}
          data-screen-only={bare || undefined}
        >
          {align === 'end' && <span className={styles.label}>{header}</span>}
          {cell(row, index)}
        </td>
      ))}
      {rest.length > 0 && (
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
      )}
      {isOpen &&
        rest.map(({ key, header, cell, isBare: bare, isScreenOnly: screenOnly }) => (
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
