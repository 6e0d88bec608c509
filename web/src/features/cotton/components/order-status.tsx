import type { CottonOrderView } from '@deepam/contracts';
import { StatusBadge, type Tone } from '../../../components/ui/status-badge.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { cottonMessages } from '../messages.js';
import styles from './cotton.module.css';
import { type Lines, StepLines } from './step-lines.js';

const tones: Record<CottonOrderView['status'], Tone> = {
  Requested: 'pending',
  Approved: 'neutral',
  Rejected: 'rejected',
  Delivered: 'good',
};

export function OrderBadge({ status }: Pick<CottonOrderView, 'status'>) {
  const t = useText(cottonMessages);
  return <StatusBadge tone={tones[status]}>{t(`status${status}`)}</StatusBadge>;
}

export function OrderStatus({ order }: { order: CottonOrderView }) {
  const t = useText(cottonMessages);
  return (
    <div className={styles.stack}>
      <OrderBadge status={order.status} />
      {order.status === 'Rejected' && order.rejectionReason !== null && (
        <span className={styles.soft}>{t('reason', { reason: order.rejectionReason })}</span>
      )}
      <StepLines order={order} lines={ofOrder} />
    </div>
  );
}

const ofOrder: Lines = { approved: 'statusApproved', rejected: 'statusRejected', delivered: 'statusDelivered' };
