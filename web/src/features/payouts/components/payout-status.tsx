import type { CommissionHistoryEntry } from '@deepam/contracts';
import { DecisionText } from '../../../components/decision.js';
import { StatusBadge, type Tone } from '../../../components/status-badge.js';
import { formatDate, formatDateTime } from '../../../lib/format/date.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { payoutMessages } from '../messages.js';
import { utrPart } from '../utr-part.js';
import styles from './payouts.module.css';

const tones: Record<CommissionHistoryEntry['status'], Tone> = { Requested: 'warn', Approved: 'good', Rejected: 'bad' };

interface Props {
  entry: CommissionHistoryEntry;
  /** It is the reader's, who can do nothing about it. */
  isOwn?: boolean;
}

export function PayoutStatus({ entry, isOwn = false }: Props) {
  const t = useText(payoutMessages);
  const { cameBackAt, toSendSince } = entry;
  return (
    <div>
      {cameBackAt !== undefined ? (
        <StatusBadge tone={isOwn ? 'warn' : 'bad'}>{t('statusCameBack')}</StatusBadge>
      ) : toSendSince !== undefined ? (
        <StatusBadge tone="warn">{t(isOwn ? 'statusBeingSent' : 'statusToSend')}</StatusBadge>
      ) : entry.sentAt !== undefined ? (
        <StatusBadge tone="good">{t('statusSent')}</StatusBadge>
      ) : (
        <StatusBadge tone={tones[entry.status]}>{t(`status${entry.status}`)}</StatusBadge>
      )}
      {isOwn && toSendSince !== undefined && <p className={styles.soft}>{t('beingSent')}</p>}
      {cameBackAt !== undefined && (
        <p className={styles.soft}>
          {isOwn ? t('bankReturned') : t('paymentCameBack', { date: formatDate(cameBackAt) })}
        </p>
      )}
      {entry.isMemberSuspended && <p className={styles.soft}>{t('memberSuspended')}</p>}
      {entry.heldUntil !== undefined && (
        <p className={styles.soft}>{t('held', { moment: formatDateTime(entry.heldUntil) })}</p>
      )}
      {entry.batchId !== undefined && <p className={styles.soft}>{t('inBatch')}</p>}
      {entry.paidAt !== undefined && entry.utr !== undefined && toSendSince === undefined && (
        <p className={`${styles.soft} ${styles.number}`}>
          {t('paidByBank', { date: formatDate(entry.paidAt), utr: entry.utr })}
        </p>
      )}
      {entry.saidPaid !== undefined && (
        <p className={`${styles.soft} ${styles.number}`}>{t('bankSaysSent', { utr: utrPart(entry.saidPaid.utr) })}</p>
      )}
      {entry.decidedDate !== undefined && !(isOwn && cameBackAt !== undefined) && (
        <p className={styles.soft}>
          <DecisionText
            at={entry.decidedDate}
            by={entry.decidedBy}
            // Beside another moment it says what was decided.
            what={(cameBackAt ?? toSendSince ?? entry.sentAt) === undefined ? undefined : t('statusApproved')}
          />
        </p>
      )}
      {entry.sentAt !== undefined && <p className={styles.soft}>{t('sentOn', { date: formatDate(entry.sentAt) })}</p>}
      {entry.reason !== null && <p className={styles.soft}>{t('reason', { reason: entry.reason })}</p>}
    </div>
  );
}
