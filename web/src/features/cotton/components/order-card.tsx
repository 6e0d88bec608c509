import type { CottonOrderView } from '@deepam/contracts';
import { Link } from 'react-router-dom';
import { StatusBadge, type Tone } from '../../../components/ui/status-badge.js';
import { formatDate } from '../../../lib/format/date.js';
import { useText } from '../../../lib/i18n/use-text.js';
import type { DepositRefund } from '../api.js';
import { cottonMessages } from '../messages.js';
import { timelineOf } from '../order-timeline.js';
import { type Milestone } from '../timeline-entry.js';
import { useMilestoneText } from '../use-milestone-text.js';
import styles from './order-page.module.css';

interface Props {
  order: CottonOrderView;
  refund: DepositRefund | undefined;
  today: string;
}

export function OrderCard({ order, refund, today }: Props) {
  const t = useText(cottonMessages);
  const { nameOf, waitingFor, promiseOf } = useMilestoneText();
  const entries = timelineOf(order, today, refund);
  const last = entries.findLast(({ state }) => state === 'done')!;
  const next = entries.find(({ state }) => state === 'next');
  // An order in preparation has a promised day, too.
  const promised = entries.find(({ state, promised: day }) => state !== 'done' && day !== null);
  return (
    <Link to={`/cotton/${order._id}`} className={styles.order}>
      <span className={styles.orderHead}>
        <strong>{t('kg', { count: order.quantity })}</strong>
        <StatusBadge tone={toneOf(last.what)}>{nameOf(last)}</StatusBadge>
      </span>
      <span className={styles.soft}>{formatDate(order.requestDate)}</span>
      {next !== undefined && <span>{waitingFor(next)}</span>}
      {toneOf(last.what) === 'bad' && order.rejectionReason !== null && (
        <span>{t('reason', { reason: order.rejectionReason })}</span>
      )}
      {promised !== undefined && (
        <span className={promised.isLate ? styles.late : styles.soft}>{promiseOf(promised)}</span>
      )}
    </Link>
  );
}

function toneOf(what: Milestone): Tone {
  switch (what) {
    case 'delivered':
    case 'return-approved':
    case 'refunded':
      return 'good';
    case 'rejected':
    case 'return-rejected':
      return 'bad';
    case 'requested':
    case 'return-requested':
      return 'warn';
    case 'approved':
    case 'sent':
      return 'neutral';
  }
}
