import type { CottonOrderView } from '@deepam/contracts';
import { AskedText, DecisionText } from '../../../components/decision.js';
import { StatusBadge, type Tone } from '../../../components/status-badge.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { cottonMessages } from '../messages.js';
import styles from './cotton.module.css';

const tones: Record<CottonOrderView['status'], Tone> = {
  Requested: 'warn',
  Approved: 'neutral',
  Rejected: 'bad',
  Delivered: 'good',
};

export function OrderBadge({ status }: Pick<CottonOrderView, 'status'>) {
  const t = useText(cottonMessages);
  return <StatusBadge tone={tones[status]}>{t(`status${status}`)}</StatusBadge>;
}

/** How far the order itself is; why, when it was rejected. A rejected return has a reason of its own, shown there. */
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

const returnTones: Record<NonNullable<CottonOrderView['depositReturnStatus']>, Tone> = {
  Requested: 'warn',
  Approved: 'good',
  Rejected: 'bad',
};

export function ReturnBadge({ status }: { status: CottonOrderView['depositReturnStatus'] }) {
  const t = useText(cottonMessages);
  return status === null ? t('noReturn') : <StatusBadge tone={returnTones[status]}>{t(`status${status}`)}</StatusBadge>;
}

/** How far the deposit return is. */
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

type Steps = NonNullable<CottonOrderView['steps']>;
type Lines = Partial<Record<Steps[number]['step'], `status${CottonOrderView['status']}`>>;

const ofOrder: Lines = { approved: 'statusApproved', rejected: 'statusRejected', delivered: 'statusDelivered' };
const ofReturn: Lines = {
  'return-requested': 'statusRequested',
  'return-approved': 'statusApproved',
  'return-rejected': 'statusRejected',
};

/** When each step was taken, and by whom; what older orders lack is left out. */
function StepLines({ order: { steps = [] }, lines }: { order: CottonOrderView; lines: Lines }) {
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
