import type { TransferState, TransferView } from '@deepam/contracts';
import { personName } from '../../../components/ui/person-name.js';
import { StatusBadge, type Tone } from '../../../components/ui/status-badge.js';
import { WarningNotice } from '../../../components/ui/warning-notice.js';
import { formatDateTime, formatDay } from '../../../lib/format/date.js';
import { formatRupees } from '../../../lib/format/money.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { approvalRequestMessages } from '../../../lib/approval/messages.js';
import { payoutMessages } from '../messages.js';
import { utrPart } from '../../../lib/format/utr-part.js';
import styles from './transfers.module.css';

type Evidence = TransferView['evidence'][number];

type TransferEvent = { readonly at: string } & (
  | { readonly what: 'approved' }
  | { readonly what: 'submitted' }
  | { readonly what: 'ended'; readonly how: 'released' | 'cancelled'; readonly by: string | null }
  | { readonly what: 'evidence'; readonly evidence: Evidence }
);

/**
 * A transfer that was paid after its end keeps its end in the history; only a submitted transfer can have been
 * released.
 */
const howEnded = ({ state, submittedAt }: TransferView): 'released' | 'cancelled' => {
  if (state === 'released' || state === 'cancelled') return state;
  return submittedAt === undefined ? 'cancelled' : 'released';
};

function historyOf(transfer: TransferView): TransferEvent[] {
  const { approvedAt, submittedAt, endedAt, endedBy = null, evidence } = transfer;
  const events: TransferEvent[] = [
    { at: approvedAt, what: 'approved' },
    ...(submittedAt === undefined ? [] : [{ at: submittedAt, what: 'submitted' } as const]),
    ...(endedAt === undefined ? [] : [{ at: endedAt, what: 'ended', how: howEnded(transfer), by: endedBy } as const]),
    ...evidence.map((one) => ({ at: one.recordedAt, what: 'evidence', evidence: one }) as const),
  ];
  return events.toSorted((a, b) => a.at.localeCompare(b.at));
}

const shownAs = {
  approved: ['warn', 'transferState.approved', 'transferIs.approved'],
  submitted: ['warn', 'transferState.submitted', 'transferIs.submitted'],
  paid: ['good', 'transferState.paid', 'transferIs.paid'],
  'paid-twice': ['bad', 'transferState.paid-twice', 'transferIs.paid-twice'],
  failed: ['bad', 'transferState.failed', 'transferIs.failed'],
  returned: ['bad', 'transferState.returned', 'transferIs.returned'],
  released: ['neutral', 'transferState.released', 'transferIs.released'],
  cancelled: ['neutral', 'transferState.cancelled', 'transferIs.cancelled'],
} as const satisfies Record<TransferState, readonly [Tone, string, string]>;

export function TransferBadge({ state }: Pick<TransferView, 'state'>) {
  const t = useText(payoutMessages);
  const [tone, name] = shownAs[state];
  return <StatusBadge tone={tone}>{t(name)}</StatusBadge>;
}

export function TransferSentence({ transfer }: { transfer: TransferView }) {
  const t = useText(payoutMessages);
  const { state, paidOn, returnedOn, utr, isOverdue } = transfer;
  const day = state === 'returned' ? returnedOn : paidOn;
  const facts = { day: day === undefined ? '–' : formatDay(day), utr: utrPart(utr ?? null) };
  return (
    <p className={styles.number}>
      {t(shownAs[state][2], facts)}
      {isOverdue && ` ${t('transferOverdue')}`}
    </p>
  );
}

export function TransferTimeline({ transfer }: { transfer: TransferView }) {
  const t = useText(payoutMessages);
  const { state, channel, reference, reason, leftOut, isContradicted } = transfer;
  return (
    <div className={styles.timeline}>
      <p className={styles.head}>
        <TransferBadge state={state} />
        <span className={styles.soft}>
          {t(`channel.${channel}`)} · {t('transferReference', { reference })}
        </span>
      </p>
      <TransferSentence transfer={transfer} />
      {reason !== undefined && <p className={styles.soft}>{t('reason', { reason })}</p>}
      {leftOut !== undefined && <p className={styles.soft}>{t('leftOut', { reason: t(`leftOut.${leftOut}`) })}</p>}
      {isContradicted && <WarningNotice title={t('contradictedTitle')} lead={t('contradicted')} />}
      <ol className={styles.events} aria-label={t('history')}>
        {historyOf(transfer).map((event, index) => (
          <li key={`${event.at} ${index}`}>
            {formatDateTime(event.at)}: <EventText event={event} transfer={transfer} />
          </li>
        ))}
      </ol>
    </div>
  );
}

function EventText({ event, transfer }: { event: TransferEvent; transfer: TransferView }) {
  const t = useText(payoutMessages);
  const say = useText(approvalRequestMessages);
  const nameOf = (name: string | null) => (name === null ? say('unknown') : personName(name));
  switch (event.what) {
    case 'approved': {
      const requester = nameOf(transfer.requestedBy);
      return transfer.approvedBy === undefined
        ? t('history.requested', { requester })
        : t('history.approved', { requester, approver: nameOf(transfer.approvedBy) });
    }
    case 'submitted':
      return t('history.submitted');
    case 'ended':
      return `${t(`history.${event.how}`)} (${nameOf(event.by)})`;
    case 'evidence': {
      const { source, says, day, amount, utr, recordedBy, reason, isDoubtful } = event.evidence;
      const facts = {
        source: source === 'person' ? nameOf(recordedBy) : t(`source.${source}`),
        amount: formatRupees(amount),
        day: formatDay(day),
        utr: utrPart(utr),
      };
      return (
        <>
          <span className={styles.number}>{t(`history.${says}`, facts)}</span>
          {isDoubtful && <span className={styles.soft}>{t('history.doubtful')}</span>}
          {reason !== null && <span className={styles.soft}>{t('reason', { reason })}</span>}
        </>
      );
    }
  }
}
