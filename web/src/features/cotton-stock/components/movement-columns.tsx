import type { CottonMovement } from '@deepam/contracts';
import type { Column } from '../../../components/columns.js';
import { MemberLink } from '../../../components/member-link.js';
import { MoneyText } from '../../../components/money-text.js';
import { formatDay } from '../../../lib/format/date.js';
import styles from './cotton-stock.module.css';
import { describing, noteOf } from './movement-note.js';
import { actionColumn } from './take-back-column.js';
import type { Text } from './movement-text.js';

interface Work {
  readonly weight: (kilograms: number) => string;
  readonly onTakeBack: ((movement: CottonMovement) => void) | null;
}

export function movementColumns(t: Text, { weight, onTakeBack }: Work): Column<CottonMovement>[] {
  return [
    {
      key: 'what',
      header: t('what'),
      lead: true,
      cell: (movement) => (
        <div className={styles.lines}>
          <strong id={describing(movement)}>{t(`kind.${movement.kind}`)}</strong>
          {movement.member !== null && (
            <MemberLink memberId={movement.member._id} name={movement.member.name || movement.member._id} />
          )}
          {movement.supplier !== null && <span>{movement.supplier}</span>}
          {movement.invoice !== null && (
            <span className={styles.soft}>{t('invoiceNo', { number: movement.invoice })}</span>
          )}
        </div>
      ),
    },
    {
      key: 'day',
      header: t('day'),
      cell: ({ day }) => (
        <time className={styles.number} dateTime={day}>
          {formatDay(day)}
        </time>
      ),
    },
    {
      key: 'weight',
      header: t('weight'),
      align: 'end',
      cell: ({ kg }) => <span className={styles.number}>{weight(kg)}</span>,
    },
    {
      key: 'price',
      header: t('price'),
      align: 'end',
      cell: ({ price }) => price !== null && <MoneyText rupees={price} />,
    },
    { key: 'note', header: t('note'), cell: (movement) => noteOf(t, movement) },
    ...(onTakeBack === null ? [] : [actionColumn(t, onTakeBack)]),
  ];
}
