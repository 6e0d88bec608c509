import type { CottonOrderView } from '@deepam/contracts';
import { Button } from '../../../components/ui/button.js';
import type { Column } from '../../../components/ui/columns.js';
import { DateText } from '../../../components/ui/date-text.js';
import { MoneyText } from '../../../components/ui/money-text.js';
import { MemberLink } from '../../../shared/members/member-link.js';
import { RowActions } from '../../../components/ui/row-actions.js';
import { SeenBeforeBadge } from '../../../shared/decisions/seen-before.js';
import type { Desk } from '../../../lib/auth/use-desk.js';
import type { Translate } from '../../../lib/i18n/messages.js';
import type { cottonDeskMessages } from '../desk-messages.js';
import type { cottonMessages } from '../messages.js';
import { actionsOf, isOpenTo, type OrderAction } from '../order-actions.js';
import styles from './cotton.module.css';
import { OrderBadge, ReturnBadge } from './order-status.js';

interface Handlers {
  readonly desk: Desk;
  readonly onAction: (action: OrderAction | 'details', order: CottonOrderView) => void;
  readonly onProof: (order: CottonOrderView) => void;
}

const describing = (orderId: string): string => `order-${orderId}`;

export function ordersOfOneColumns(...given: Parameters<typeof networkColumns>): Column<CottonOrderView>[] {
  return networkColumns(...given)
    .filter(({ key }) => key !== 'name')
    .map(({ isSortable: _, ...column }) =>
      column.key === 'requestDate'
        ? {
            ...column,
            isLead: true,
            cell: (order, at) => <div id={describing(order._id)}>{column.cell(order, at)}</div>,
          }
        : column,
    );
}

export function networkColumns(
  t: Translate<(typeof cottonMessages)['english']>,
  say: Translate<(typeof cottonDeskMessages)['english']>,
  { desk, onAction, onProof }: Handlers,
): Column<CottonOrderView>[] {
  return [
    {
      key: 'name',
      header: t('member'),
      isLead: true,
      isSortable: true,
      cell: ({ _id, member }) => (
        <div id={describing(_id)}>
          <MemberLink memberId={member._id} name={member.name} isPeek />
          <span className={styles.soft}>{member.mobile}</span>
        </div>
      ),
    },
    {
      key: 'requestDate',
      header: t('date'),
      isSortable: true,
      fromRem: 65,
      cell: ({ requestDate }) => <DateText instant={requestDate} withTime />,
    },
    {
      key: 'quantity',
      header: t('weight'),
      isSortable: true,
      cell: ({ quantity }) => <span className={styles.weight}>{t('kg', { count: quantity })}</span>,
      align: 'end',
      isKept: true,
    },
    {
      key: 'deposit',
      header: t('deposit'),
      fromRem: 65,
      cell: ({ deposit }) => <MoneyText rupees={deposit} />,
      align: 'end',
    },
    {
      key: 'proof',
      fromRem: 50,
      header: t('proof'),
      cell: (order) => (
        <div className={styles.proof}>
          <Button
            variant="secondary"
            size="small"
            aria-haspopup="dialog"
            aria-label={t('viewProof')}
            aria-describedby={describing(order._id)}
            onClick={() => onProof(order)}
          >
            {say('view')}
          </Button>
          <div className={styles.numbers}>
            {order.utr !== null ? (
              <span className={styles.soft}>{t('utrOf', { utr: order.utr })}</span>
            ) : (
              <span data-paper-only>–</span>
            )}
            <SeenBeforeBadge seen={order.seenBefore} />
          </div>
        </div>
      ),
    },
    { key: 'status', header: t('status'), isKept: true, cell: ({ status }) => <OrderBadge status={status} /> },
    {
      key: 'return',
      fromRem: 50,
      header: t('depositReturn'),
      cell: ({ depositReturnStatus: status }) => <ReturnBadge status={status} />,
    },
    {
      key: 'actions',
      header: t('actions'),
      isBare: true,
      cell: (order) => {
        const actions = actionsOf(order).filter((action) => isOpenTo(desk, action));
        return (
          <RowActions
            describedBy={describing(order._id)}
            items={[
              ...actions.map((action) => ({
                label: t(action),
                isDanger: action === 'reject',
                onChoose: () => onAction(action, order),
              })),
              {
                label: say('details'),
                look: 'secondary' as const,
                isRead: true,
                onChoose: () => onAction('details', order),
              },
            ]}
          />
        );
      },
    },
  ];
}
