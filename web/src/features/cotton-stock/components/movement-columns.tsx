import type { CottonMovement, StockKind } from '@deepam/contracts';
import type { Column } from '../../../components/ui/columns.js';
import { MemberLink } from '../../../shared/members/member-link.js';
import { MoneyText } from '../../../components/ui/money-text.js';
import { formatDay } from '../../../lib/format/date.js';
import styles from './cotton-stock.module.css';
import { Button } from '../../../components/ui/button.js';
import { Link } from 'react-router-dom';
import { StatusBadge } from '../../../components/ui/status-badge.js';
import type { Translate } from '../../../lib/i18n/messages.js';
import type { cottonStockMessages } from '../messages.js';

const describing = ({ _id }: CottonMovement): string => `movement-${_id}`;

function noteOf(t: Text, movement: CottonMovement) {
  const { reason, by, orderId, invoice, isCorrected } = movement;
  if (reason === null && by === null && orderId === null && invoice === null && !isCorrected) return null;
  return (
    <div className={`${styles.lines} ${styles.note}`}>
      <span>
        {isCorrected && <StatusBadge tone="neutral">{t('wasTakenBack')}</StatusBadge>}{' '}
        {reason ?? (invoice !== null && t('invoiceNo', { number: invoice }))}
      </span>
      {by !== null && <span className={styles.soft}>{t('notedBy', { name: by })}</span>}
      {orderId !== null && (
        <Link to={`/orders?order=${orderId}`} aria-describedby={describing(movement)}>
          {t('order')}
        </Link>
      )}
    </div>
  );
}

const byHand: ReadonlySet<StockKind> = new Set<StockKind>(['bought', 'lost', 'found']);

const actionColumn = (t: Text, onTakeBack: (movement: CottonMovement) => void): Column<CottonMovement> => ({
  key: 'actions',
  header: t('actions'),
  isBare: true,
  isScreenOnly: true,
  cell: (movement) =>
    byHand.has(movement.kind) &&
    !movement.isCorrected && (
      <Button
        size="small"
        needsConnection
        variant="secondary"
        aria-haspopup="dialog"
        aria-describedby={describing(movement)}
        onClick={() => onTakeBack(movement)}
      >
        {t('takeBack')}
      </Button>
    ),
});

interface Work {
  readonly weight: (kilograms: number) => string;
  readonly onTakeBack: ((movement: CottonMovement) => void) | null;
}

export function movementColumns(t: Text, { weight, onTakeBack }: Work): Column<CottonMovement>[] {
  return [
    {
      key: 'what',
      header: t('what'),
      isLead: true,
      cell: (movement) => (
        <div className={styles.lines}>
          <strong id={describing(movement)}>{t(`kind.${movement.kind}`)}</strong>
          {movement.member !== null && (
            <MemberLink memberId={movement.member._id} name={movement.member.name || movement.member._id} isPeek />
          )}
          {movement.supplier !== null && <span>{movement.supplier}</span>}
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
      isKept: true,
      cell: ({ kg }) => <span className={styles.number}>{weight(kg)}</span>,
    },
    {
      key: 'price',
      header: t('price'),
      align: 'end',
      fromRem: 65,
      cell: ({ price }) => price !== null && <MoneyText rupees={price} />,
    },
    { key: 'note', header: t('note'), isKept: true, cell: (movement) => noteOf(t, movement) },
    ...(onTakeBack === null ? [] : [actionColumn(t, onTakeBack)]),
  ];
}

type Text = Translate<(typeof cottonStockMessages)['english']>;
