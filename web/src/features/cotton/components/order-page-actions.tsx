import type { CottonOrderView } from '@deepam/contracts';
import { useState } from 'react';
import { Button } from '../../../components/ui/button.js';
import { useDesk } from '../../../lib/auth/use-desk.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { cottonMessages } from '../messages.js';
import { actionsOf, isOpenTo, mayRequestReturn, type OrderAction } from '../order-actions.js';
import { OrderActionDialog } from './order-action-dialog.js';
import { RefusedOrder } from './refused-order.js';
import { RequestReturnDialog } from './request-return-dialog.js';

export function OwnActions({ order }: { order: CottonOrderView }) {
  const t = useText(cottonMessages);
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <RefusedOrder order={order} />
      {mayRequestReturn(order) && (
        <Button needsConnection onClick={() => setAsking(true)}>
          {t('requestReturn')}
        </Button>
      )}
      {isAsking && <RequestReturnDialog order={order} onClose={() => setAsking(false)} />}
    </>
  );
}

export function DeskActions({ order }: { order: CottonOrderView }) {
  const t = useText(cottonMessages);
  const desk = useDesk();
  const [acting, setActing] = useState<OrderAction | null>(null);
  return (
    <>
      {actionsOf(order)
        .filter((action) => isOpenTo(desk, action))
        .toSorted((a, b) => Number(b === 'send') - Number(a === 'send'))
        .map((action, place) => (
          <Button
            key={action}
            variant={action === 'reject' ? 'outlinedDanger' : place === 0 ? 'primary' : 'secondary'}
            needsConnection
            onClick={() => setActing(action)}
          >
            {t(action)}
          </Button>
        ))}
      {acting !== null && <OrderActionDialog action={acting} order={order} onClose={() => setActing(null)} />}
    </>
  );
}
