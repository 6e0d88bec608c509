import type { CottonOrderView } from '@deepam/contracts';
import { BulkDialog } from '../../../components/bulk-dialog.js';
import { callApi } from '../../../lib/api-client.js';
import { useRefresh } from '../../../lib/api/endpoint-query.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { cottonDeskMessages } from '../desk-messages.js';
import { cottonMessages } from '../messages.js';

interface Props {
  orders: readonly CottonOrderView[];
  /** Of those that are delivered. */
  onDone: (ids: readonly string[]) => void;
  onClose: () => void;
}

/** Marks many approved orders as delivered, after one question. */
export function BulkDeliverDialog({ orders, onDone, onClose }: Props) {
  const t = useText(cottonMessages);
  const say = useText(cottonDeskMessages);
  const refresh = useRefresh();
  return (
    <BulkDialog
      title={t('deliverTitle')}
      confirmLabel={t('deliver')}
      items={orders.map(({ _id, member, quantity, address }) => ({
        key: _id,
        name: say('order', { name: member.name, kg: quantity }),
        detail: address,
      }))}
      work={(id, key, signal) =>
        callApi('decideCottonOrder', { key, params: { id }, body: { status: 'Delivered' }, signal })
      }
      onEnd={(done) => {
        onDone(done);
        return refresh('networkCottonOrders', 'cottonOrder', 'waitingCotton');
      }}
      onClose={onClose}
    >
      <p>{say('deliverQuestion')}</p>
    </BulkDialog>
  );
}
