import type { CottonOrderView } from '@deepam/contracts';
import { useState } from 'react';
import { CopyButton } from '../../../components/ui/copy-button.js';
import { DecidedBy } from '../../../shared/decisions/decision.js';
import { Icon } from '../../../components/ui/icon.js';
import { formatDateTime, formatDay } from '../../../lib/format/date.js';
import { indianDay } from '../../../lib/format/indian-day.js';
import { useText } from '../../../lib/i18n/use-text.js';
import type { DepositRefund } from '../api.js';
import { cottonMessages } from '../messages.js';
import { cottonOrderMessages } from '../order-page-messages.js';
import { timelineOf } from '../order-timeline.js';
import { type TimelineEntry } from '../timeline-entry.js';
import { useMilestoneText } from '../use-milestone-text.js';
import styles from './order-page.module.css';

export function OrderTimeline({ order, refund }: { order: CottonOrderView; refund: DepositRefund | undefined }) {
  const [today] = useState(() => indianDay(new Date()));
  return (
    <ol className={styles.timeline}>
      {timelineOf(order, today, refund).map((entry) => (
        <MilestoneItem key={entry.what} entry={entry} order={order} />
      ))}
    </ol>
  );
}

function MilestoneItem({ entry, order }: { entry: TimelineEntry; order: CottonOrderView }) {
  const t = useText(cottonOrderMessages);
  const say = useText(cottonMessages);
  const { nameOf, waitingFor, promiseOf } = useMilestoneText();
  const { what, state, at, day, by, isLate } = entry;
  const waits = waitingFor(entry);
  const promise = promiseOf(entry);
  const isRefusal = what === 'rejected' || what === 'return-rejected';
  return (
    <li data-state={isRefusal ? 'refused' : state} aria-current={state === 'next' ? 'step' : undefined}>
      <span className={styles.dot}>{state === 'done' && <Icon name={isRefusal ? 'close' : 'check'} size={14} />}</span>
      <div className={styles.milestone}>
        <strong>{nameOf(entry)}</strong>
        {at !== null && (
          <time dateTime={at} className={styles.soft}>
            {formatDateTime(at)}
            {by !== null && (
              <>
                {' '}
                <DecidedBy by={by} />
              </>
            )}
          </time>
        )}
        {day !== undefined && <span className={styles.soft}>{formatDay(day)}</span>}
        {state === 'done' && at === null && day === undefined && <span className={styles.soft}>{t('noDate')}</span>}
        {waits !== null && <span>{waits}</span>}
        {promise !== null && <span className={isLate ? styles.late : styles.soft}>{promise}</span>}
        {what === 'sent' && order.parcelNo != null && (
          <span className={styles.parcel}>
            {t('parcel')}: <b>{order.parcelNo}</b>
            <CopyButton value={order.parcelNo} what={t('parcel')} />
          </span>
        )}
        {isRefusal && order.rejectionReason !== null && <span>{say('reason', { reason: order.rejectionReason })}</span>}
      </div>
    </li>
  );
}
