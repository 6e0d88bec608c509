import type { CottonOrderView } from '@deepam/contracts';
import { BulkDialog } from '../../../components/bulk-dialog.js';
import { callApi } from '../../../lib/api-client.js';
import { cottonWork } from '../../../lib/bulk-work/work-calls.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { cottonDeskMessages } from '../desk-messages.js';
import { cottonMessages } from '../messages.js';

interface Props {
  orders: readonly CottonOrderView[];
  onDone: (ids: readonly string[]) => void;
  onClose: () => void;
}

export function BulkDeliverDialog({ orders, onDone, onClose }: Props) {
  const t = useText(cottonMessages);
  const say = useText(cottonDeskMessages);
  return (
    <BulkDialog
      title={t('deliverTitle')}
      confirmLabel={t('deliver')}
      items={orders.map(({ _id, member, quantity, address }) => ({
        key: _id,
        name: say('order', { name: member.name, kg: quantity }),
        detail: address,
      }))}
      calls={cottonWork}
      begin={(key) =>
        callApi('beginCottonWork', {
          key,
          body: { kind: 'deliver-cotton', rows: orders.map(({ _id: id }) => ({ id })) },
        })
      }
      onDone={onDone}
      onClose={onClose}
    >
      <p>{say('deliverQuestion')}</p>
    </BulkDialog>
  );
}
