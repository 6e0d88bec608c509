import type { CottonOrderView } from '@deepam/contracts';
import { Button, ButtonLink } from '../../../components/ui/button.js';
import type { Column } from '../../../components/ui/columns.js';
import { DateText } from '../../../components/ui/date-text.js';
import { MoneyText } from '../../../components/ui/money-text.js';
import type { Translate } from '../../../lib/i18n/messages.js';
import type { cottonMessages } from '../messages.js';
import type { cottonOrderMessages } from '../order-page-messages.js';
import { mayRequestReturn } from '../order-actions.js';
import { proofOf } from '../order-pictures.js';
import styles from './cotton.module.css';
import { OrderStatus, ReturnStatus } from './order-status.js';

interface Handlers {
  onImage: (image: { src: string; title: string }) => void;
  onReturn: (order: CottonOrderView) => void;
}

export function historyColumns(
  t: Translate<(typeof cottonMessages)['english']>,
  say: Translate<(typeof cottonOrderMessages)['english']>,
  { onImage, onReturn }: Handlers,
): Column<CottonOrderView>[] {
  return [
    { key: 'date', header: t('date'), cell: ({ requestDate }) => <DateText instant={requestDate} /> },
    {
      key: 'weight',
      header: t('weight'),
      cell: ({ _id, quantity }) => (
        <span id={`own-order-${_id}`} className={styles.weight}>
          {t('kg', { count: quantity })}
        </span>
      ),
    },
    { key: 'deposit', header: t('deposit'), cell: ({ deposit }) => <MoneyText rupees={deposit} />, align: 'end' },
    { key: 'status', header: t('status'), cell: (order) => <OrderStatus order={order} /> },
    { key: 'return', header: t('depositReturn'), cell: (order) => <ReturnStatus order={order} /> },
    {
      key: 'actions',
      header: t('actions'),
      isBare: true,
      cell: (order) => {
        const kg = order.quantity;
        const button = { size: 'small', variant: 'secondary', 'aria-describedby': `own-order-${order._id}` } as const;
        const { adminProvidedImage } = order;
        return (
          <div className={styles.actions}>
            <ButtonLink
              size="small"
              variant="secondary"
              aria-describedby={`own-order-${order._id}`}
              to={`/cotton/${order._id}`}
            >
              {say('openOrder')}
            </ButtonLink>
            {mayRequestReturn(order) && (
              <Button {...button} variant="primary" needsConnection onClick={() => onReturn(order)}>
                {t('requestReturn')}
              </Button>
            )}
            <Button {...button} onClick={() => onImage(proofOf(t, order))}>
              {t('viewProof')}
            </Button>
            {adminProvidedImage !== null && (
              <Button
                {...button}
                onClick={() => onImage({ src: adminProvidedImage, title: t('adminImageTitle', { kg }) })}
              >
                {t('viewAdminImage')}
              </Button>
            )}
          </div>
        );
      },
    },
  ];
}
