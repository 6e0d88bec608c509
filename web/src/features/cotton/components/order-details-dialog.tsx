import type { CottonOrderView } from '@deepam/contracts';
import { Button, ButtonLink } from '../../../components/ui/button.js';
import { DetailList } from '../../../components/ui/detail-list.js';
import { Dialog } from '../../../components/ui/dialog.js';
import { personName } from '../../../components/ui/person-name.js';
import { formatDateTime } from '../../../lib/format/date.js';
import { formatRupees } from '../../../lib/format/money.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { cottonDeskMessages } from '../desk-messages.js';
import { cottonMessages } from '../messages.js';
import { OrderStatus } from './order-status.js';
import { ReturnStatus } from './return-status.js';

export function OrderDetailsDialog({ order, onClose }: { order: CottonOrderView; onClose: () => void }) {
  const t = useText(cottonMessages);
  const say = useText(cottonDeskMessages);
  const { member, quantity: kg, address, utr, requestDate, deposit } = order;
  return (
    <Dialog
      open
      onClose={onClose}
      title={say('details')}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('close')}
          </Button>
          <ButtonLink variant="secondary" to={`/cotton/${order._id}`}>
            {say('openPage')}
          </ButtonLink>
        </>
      }
    >
      <DetailList
        rows={[
          [t('member'), `${personName(member.name)}, ${member.mobile}`],
          [t('date'), formatDateTime(requestDate)],
          [t('weight'), t('kg', { count: kg })],
          [t('deposit'), formatRupees(deposit)],
          [t('utr'), utr ?? t('notGiven')],
          [t('address'), address],
          [t('status'), <OrderStatus key="status" order={order} />],
          [t('depositReturn'), <ReturnStatus key="return" order={order} />],
        ]}
      />
    </Dialog>
  );
}
