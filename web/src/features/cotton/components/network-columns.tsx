import type { CottonOrderView } from '@deepam/contracts';
import { Button } from '../../../components/button.js';
import type { Column } from '../../../components/columns.js';
import { DateText } from '../../../components/date-text.js';
import { MoneyText } from '../../../components/money-text.js';
import { personName } from '../../../components/person-name.js';
import { SeenBeforeBadge } from '../../../components/seen-before.js';
import type { Desk } from '../../../lib/auth/use-desk.js';
import type { Translate } from '../../../lib/i18n/messages.js';
import type { cottonDeskMessages } from '../desk-messages.js';
import type { cottonMessages } from '../messages.js';
import { actionsOf, isOpenTo, type OrderAction } from '../order-actions.js';
import styles from './cotton.module.css';
import { OrderStatus, ReturnStatus } from './order-status.js';

interface Handlers {
  /** Of whoever looks at it. */
  readonly desk: Desk;
  readonly onAction: (action: OrderAction, order: CottonOrderView) => void;
  readonly onProof: (order: CottonOrderView) => void;
}

/** The head's list; every row offers what its state allows. */
export function networkColumns(
  t: Translate<(typeof cottonMessages)['english']>,
  say: Translate<(typeof cottonDeskMessages)['english']>,
  { desk, onAction, onProof }: Handlers,
): Column<CottonOrderView>[] {
  return [
    {
      key: 'name',
      header: t('member'),
      lead: true,
      sortable: true,
      cell: ({ _id, member }) => (
        <div id={`order-${_id}`}>
          <span className={styles.who}>{personName(member.name)}</span>
          <span className={styles.soft}>{member.mobile}</span>
        </div>
      ),
    },
    {
      key: 'requestDate',
      header: t('date'),
      sortable: true,
      cell: ({ requestDate }) => <DateText instant={requestDate} withTime />,
    },
    {
      key: 'quantity',
      header: t('weight'),
      sortable: true,
      cell: ({ quantity }) => <span className={styles.weight}>{t('kg', { count: quantity })}</span>,
      align: 'end',
    },
    { key: 'deposit', header: t('deposit'), cell: ({ deposit }) => <MoneyText rupees={deposit} />, align: 'end' },
    {
      key: 'proof',
      header: t('proof'),
      cell: (order) => (
        <div className={styles.proof}>
          <Button
            variant="secondary"
            size="small"
            aria-haspopup="dialog"
            aria-label={t('viewProof')}
            aria-describedby={`order-${order._id}`}
            onClick={() => onProof(order)}
          >
            {say('view')}
          </Button>
          {order.utr !== null ? (
            <span className={styles.soft}>{t('utrOf', { utr: order.utr })}</span>
          ) : (
            <span data-paper-only>–</span>
          )}
          <SeenBeforeBadge seen={order.seenBefore} />
        </div>
      ),
    },
    { key: 'status', header: t('status'), cell: (order) => <OrderStatus order={order} /> },
    { key: 'return', header: t('depositReturn'), cell: (order) => <ReturnStatus order={order} /> },
    {
      key: 'actions',
      header: t('actions'),
      bare: true,
      cell: (order) => {
        const actions = actionsOf(order).filter((action) => isOpenTo(desk, action));
        return (
          actions.length > 0 && (
            <div className={styles.pair}>
              {actions.map((action) => (
                <Button
                  key={action}
                  size="small"
                  needsLine
                  variant={action === 'reject' ? 'secondary' : 'primary'}
                  aria-describedby={`order-${order._id}`}
                  onClick={() => onAction(action, order)}
                >
                  {t(action)}
                </Button>
              ))}
            </div>
          )
        );
      },
    },
  ];
}
