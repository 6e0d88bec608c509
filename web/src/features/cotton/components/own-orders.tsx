import { useState } from 'react';
import { MoreButton } from '../../../components/ui/more-button.js';
import { EmptyState, ErrorState, LoadingState } from '../../../components/ui/states.js';
import { indianDay } from '../../../lib/format/indian-day.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { useCottonOrders, useOwnRefunds, type DepositRefund } from '../api.js';
import { cottonMessages } from '../messages.js';
import styles from './order-page.module.css';
import { RefusedOrder } from './refused-order.js';
import type { CottonOrderView } from '@deepam/contracts';
import { Link } from 'react-router-dom';
import { StatusBadge, type Tone } from '../../../components/ui/status-badge.js';
import { formatDate } from '../../../lib/format/date.js';
import { timelineOf, type Milestone } from '../order-timeline.js';
import { useMilestoneText } from '../use-milestone-text.js';

export function OwnOrders() {
  const t = useText(cottonMessages);
  const orders = useCottonOrders();
  const [today] = useState(() => indianDay(new Date()));
  const rows = orders.data?.pages.flatMap(({ items }) => items) ?? [];
  const refunds = useOwnRefunds(rows);
  if (orders.data === undefined) {
    return orders.isError ? (
      <ErrorState error={orders.error} onRetry={() => void orders.refetch()} />
    ) : (
      <LoadingState />
    );
  }
  if (rows.length === 0) {
    return (
      <EmptyState title={t('historyEmpty')} icon="cotton">
        <p>{t('historyEmptyHint')}</p>
      </EmptyState>
    );
  }
  return (
    <>
      <ul className={styles.orders}>
        {rows.map((order) => (
          <li key={order._id}>
            <OrderCard order={order} refund={refunds.get(order._id)} today={today} />
            <RefusedOrder order={order} />
          </li>
        ))}
      </ul>
      <MoreButton list={orders} />
    </>
  );
}

interface Props {
  order: CottonOrderView;
  refund: DepositRefund | undefined;
  today: string;
}

function OrderCard({ order, refund, today }: Props) {
  const t = useText(cottonMessages);
  const { nameOf, waitingFor, promiseOf } = useMilestoneText();
  const entries = timelineOf(order, today, refund);
  const last = entries.findLast(({ state }) => state === 'done')!;
  const next = entries.find(({ state }) => state === 'next');
  // An order in preparation has a promised day, too.
  const promised = entries.find(({ state, promised: day }) => state !== 'done' && day !== null);
  return (
    <Link to={`/cotton/${order._id}`} className={styles.order}>
      <span className={styles.orderHead}>
        <strong>{t('kg', { count: order.quantity })}</strong>
        <StatusBadge tone={toneOf(last.what)}>{nameOf(last)}</StatusBadge>
      </span>
      <span className={styles.soft}>{formatDate(order.requestDate)}</span>
      {next !== undefined && <span>{waitingFor(next)}</span>}
      {toneOf(last.what) === 'bad' && order.rejectionReason !== null && (
        <span>{t('reason', { reason: order.rejectionReason })}</span>
      )}
      {promised !== undefined && (
        <span className={promised.isLate ? styles.late : styles.soft}>{promiseOf(promised)}</span>
      )}
    </Link>
  );
}

function toneOf(what: Milestone): Tone {
  switch (what) {
    case 'delivered':
    case 'return-approved':
    case 'refunded':
      return 'good';
    case 'rejected':
    case 'return-rejected':
      return 'bad';
    case 'requested':
    case 'return-requested':
      return 'warn';
    case 'approved':
    case 'sent':
      return 'neutral';
  }
}
