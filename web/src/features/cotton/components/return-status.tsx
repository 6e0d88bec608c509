import type { CottonOrderView } from '@deepam/contracts';
import { StatusBadge, type Tone } from '../../../components/ui/status-badge.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { cottonMessages } from '../messages.js';
import styles from './cotton.module.css';
import { type Lines, StepLines } from './step-lines.js';

const returnTones: Record<NonNullable<CottonOrderView['depositReturnStatus']>, Tone> = {
  Requested: 'pending',
  Approved: 'good',
  Rejected: 'rejected',
};

export function ReturnBadge({ status }: { status: CottonOrderView['depositReturnStatus'] }) {
  const t = useText(cottonMessages);
  return status === null ? t('noReturn') : <StatusBadge tone={returnTones[status]}>{t(`status${status}`)}</StatusBadge>;
}

export function ReturnStatus({ order }: { order: CottonOrderView }) {
  const t = useText(cottonMessages);
  const status = order.depositReturnStatus;
  if (status === null) return t('noReturn');
  return (
    <div className={styles.stack}>
      <ReturnBadge status={status} />
      {status === 'Rejected' && order.rejectionReason !== null && (
        <span className={styles.soft}>{t('reason', { reason: order.rejectionReason })}</span>
      )}
      <StepLines order={order} lines={ofReturn} />
    </div>
  );
}

const ofReturn: Lines = {
  'return-requested': 'statusRequested',
  'return-approved': 'statusApproved',
  'return-rejected': 'statusRejected',
};
