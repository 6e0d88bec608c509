import type { CommissionHistoryEntry } from '@deepam/contracts';
import { DecisionText } from '../../../components/decision.js';
import { StatusBadge, type Tone } from '../../../components/status-badge.js';
import { formatDay } from '../../../lib/format/date.js';
import type { Translate } from '../../../lib/i18n/messages.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { payoutMessages } from '../messages.js';
import { utrPart } from '../../../lib/format/utr-part.js';
import styles from './payouts.module.css';

const tones: Record<CommissionHistoryEntry['status'], Tone> = { Requested: 'warn', Approved: 'good', Rejected: 'bad' };

export function PayoutStatus({ entry }: { entry: CommissionHistoryEntry }) {
  const t = useText(payoutMessages);
  const { status, decidedDate, decidedBy, reason } = entry;
  const money = moneySentence(entry, t);
  return (
    <div>
      <StatusBadge tone={tones[status]}>{t(`status${status}`)}</StatusBadge>
      {money !== undefined && <p className={`${styles.soft} ${styles.number}`}>{money}</p>}
      {decidedDate !== undefined && (
        <p className={styles.soft}>
          <DecisionText at={decidedDate} by={decidedBy} />
        </p>
      )}
      {reason !== null && <p className={styles.soft}>{t('reason', { reason })}</p>}
    </div>
  );
}

export const isPaid = ({ transfer }: CommissionHistoryEntry): boolean =>
  transfer?.state === 'paid' || transfer?.state === 'paid-twice';

function moneySentence(
  entry: CommissionHistoryEntry,
  t: Translate<(typeof payoutMessages)['english']>,
): string | undefined {
  const { status, transfer, net } = entry;
  // The whole amount is tax: there is nothing to transfer.
  if (status !== 'Approved' || net === 0) return undefined;
  if (transfer?.state === 'returned') return t('ownReturned');
  if (!isPaid(entry)) return t('ownInTransfer');
  const { paidOn, utr } = transfer!;
  return paidOn === undefined ? undefined : t('ownPaid', { day: formatDay(paidOn), utr: utrPart(utr ?? null) });
}
