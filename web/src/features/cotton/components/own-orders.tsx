import { useState } from 'react';
import { MoreButton } from '../../../components/ui/more-button.js';
import { EmptyState, ErrorState, LoadingState } from '../../../components/ui/states.js';
import { indianDay } from '../../../lib/format/indian-day.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { useCottonOrders, useOwnRefunds } from '../api.js';
import { cottonMessages } from '../messages.js';
import styles from './order-page.module.css';
import { OrderCard } from './order-card.js';
import { RefusedOrder } from './refused-order.js';

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
