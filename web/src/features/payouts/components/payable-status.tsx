import type { PayableRow } from '@deepam/contracts';
import { DecisionText } from '../../../shared/decisions/decision.js';
import { StatusBadge, type Tone } from '../../../components/ui/status-badge.js';
import { formatDateTime } from '../../../lib/format/date.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { payoutMessages } from '../messages.js';
import styles from './payouts.module.css';
import { TransferSentence } from './transfer-timeline.js';
import { approvalRequestMessages } from '../../../lib/approval/messages.js';
import { askedOf } from './asked-of.js';

const tones: Record<PayableRow['state'], Tone> = {
  requested: 'pending',
  owed: 'pending',
  'in-transfer': 'pending',
  paid: 'good',
  'paid-twice': 'bad',
  rejected: 'rejected',
};

const explained = {
  requested: 'payableIs.requested',
  owed: 'payableIs.owed',
  paid: 'payableIs.paid',
  rejected: 'payableIs.rejected',
} as const;

export const waitingId = (payableId: string): string => `payable-waits-${payableId}`;

export function PayableStatus({ payable }: { payable: PayableRow }) {
  const t = useText(payoutMessages);
  const { _id, state, transfer, heldUntil, isMemberSuspended, decidedDate, decidedBy, reason, waits } = payable;
  const isExplained = (transfer === undefined || state === 'owed') && state in explained;
  const explanation = isExplained ? t(explained[state as keyof typeof explained]) : undefined;
  return (
    <div className={styles.status}>
      <span title={explanation}>
        <StatusBadge tone={tones[state]}>{t(`payable.${state}`)}</StatusBadge>
      </span>
      {transfer !== undefined && (
        <div className={styles.soft}>
          <TransferSentence transfer={transfer} />
        </div>
      )}
      {isMemberSuspended && <p className={styles.soft}>{t('memberSuspended')}</p>}
      {heldUntil !== undefined && <p className={styles.soft}>{t('held', { moment: formatDateTime(heldUntil) })}</p>}
      {decidedDate !== undefined && transfer === undefined && (
        <p className={styles.soft}>
          <DecisionText at={decidedDate} by={decidedBy} what={state === 'rejected' ? undefined : t('statusApproved')} />
        </p>
      )}
      {reason != null && <p className={styles.soft}>{t('reason', { reason })}</p>}
      {waits && <WaitsForSecond id={waitingId(_id)} {...waits} />}
    </div>
  );
}

function WaitsForSecond({ id, ...waits }: NonNullable<PayableRow['waits']> & { id: string }) {
  const t = useText(approvalRequestMessages);
  return (
    <p id={id} className={styles.soft}>
      {t('waitsSince')} {askedOf(waits, t)}
    </p>
  );
}
