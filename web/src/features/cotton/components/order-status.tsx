import type { CottonOrderView } from '@deepam/contracts';
import { StatusBadge, type Tone } from '../../../components/ui/status-badge.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { cottonMessages } from '../messages.js';
import styles from './cotton.module.css';
import { AskedText, DecisionText } from '../../../shared/decisions/decision.js';

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

type Steps = CottonOrderView['steps'];
type Lines = Partial<Record<Steps[number]['step'], `status${CottonOrderView['status']}`>>;

function StepLines({ order: { steps }, lines }: { order: CottonOrderView; lines: Lines }) {
  const t = useText(cottonMessages);
  return steps.map(({ step, at, by }) => {
    const what = lines[step];
    if (what === undefined) return null;
    return (
      <span key={step} className={styles.soft}>
        {step === 'return-requested' ? (
          <AskedText at={at} what={t(what)} />
        ) : (
          <DecisionText at={at} by={by} what={t(what)} />
        )}
      </span>
    );
  });
}
