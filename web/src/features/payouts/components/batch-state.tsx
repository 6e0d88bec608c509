import type { PayoutBatchRow, PayoutBatchView } from '@deepam/contracts';
import { StatusBadge, type Tone } from '../../../components/status-badge.js';
import { formatDate, formatDateTime } from '../../../lib/format/date.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { batchMessages } from '../batch-messages.js';
import { utrPart } from '../utr-part.js';
import styles from './batches.module.css';

const batchTones: Record<PayoutBatchView['state'], Tone> = { open: 'warn', done: 'good', cancelled: 'neutral' };
const rowTones: Record<PayoutBatchRow['state'], Tone> = {
  waiting: 'warn',
  paid: 'good',
  failed: 'bad',
  released: 'neutral',
};

export function BatchState({ state }: Pick<PayoutBatchView, 'state'>) {
  const t = useText(batchMessages);
  return <StatusBadge tone={batchTones[state]}>{t(`state.${state}`)}</StatusBadge>;
}

/** Where a payout of a batch stands, and why. */
export function RowState({ row }: { row: PayoutBatchRow }) {
  const t = useText(batchMessages);
  const { state, utr, paidAt, reason, filedAt, leftOut, saidPaid, returnedAt } = row;
  // The bank may have paid it once more since.
  const isBack = returnedAt !== undefined && saidPaid === undefined;
  return (
    <div>
      {isBack ? (
        <StatusBadge tone="bad">{t('row.returned')}</StatusBadge>
      ) : (
        <StatusBadge tone={rowTones[state]}>{t(`row.${state}`)}</StatusBadge>
      )}
      {paidAt !== null && utr !== null && (
        <span className={`${styles.note} ${styles.number}`}>{t('rowPaid', { date: formatDate(paidAt), utr })}</span>
      )}
      {reason !== null && <span className={styles.note}>{t('rowReason', { reason })}</span>}
      {state === 'waiting' && filedAt !== undefined && (
        <span className={styles.note}>{t('rowFiled', { moment: formatDateTime(filedAt) })}</span>
      )}
      {isBack && <span className={styles.note}>{t('rowReturned')}</span>}
      {saidPaid !== undefined && (
        <span className={`${styles.note} ${styles.number}`}>
          {t(saidPaid.isTwice ? 'rowPaidTwice' : 'rowSaidPaid', { utr: utrPart(saidPaid.utr) })}
        </span>
      )}
      {leftOut !== undefined && (
        <span className={styles.note}>{t('rowLeftOut', { reason: t(`leftOut.${leftOut}`) })}</span>
      )}
    </div>
  );
}
