import type { GrievanceState, GrievanceView } from '@deepam/contracts';
import type { ReactNode } from 'react';
import { formatDateTime } from '../../lib/format/date.js';
import { useText } from '../../lib/i18n/use-text.js';
import { CopyButton } from '../../components/ui/copy-button.js';
import { DetailList } from '../../components/ui/detail-list.js';
import styles from './grievance-card.module.css';
import { grievanceMessages } from './grievance-messages.js';
import { StatusBadge, type Tone } from '../../components/ui/status-badge.js';

const tones: Readonly<Record<GrievanceState, Tone>> = {
  Received: 'pending',
  Acknowledged: 'flame',
  Resolved: 'good',
  Reopened: 'pending',
  Withdrawn: 'neutral',
};

export function GrievanceStateBadge({ state }: { state: GrievanceState }) {
  const t = useText(grievanceMessages);
  return <StatusBadge tone={tones[state]}>{t(`state.${state}`)}</StatusBadge>;
}

export function GrievanceCard({ grievance, children }: { grievance: GrievanceView; children?: ReactNode }) {
  const t = useText(grievanceMessages);
  const { ticket, category, state, text, reference, messages } = grievance;
  const isOpen = state !== 'Resolved' && state !== 'Withdrawn';
  const clocks: [string, string | null][] = [
    [t('filed'), grievance.filedAt],
    grievance.acknowledgedAt === null
      ? [t('acknowledgeBy'), isOpen ? grievance.acknowledgeBy : null]
      : [t('acknowledged'), grievance.acknowledgedAt],
    [t('resolved'), grievance.resolvedAt],
    [t('reopened'), grievance.reopenedAt],
    [t('redressBy'), isOpen ? lastMoment(grievance.redressBy) : null],
  ];
  const shown = clocks.flatMap(([label, at]) => (at === null ? [] : [[label, formatDateTime(at)] as const]));
  return (
    <article className={styles.card} aria-label={ticket}>
      <p className={styles.head}>
        <strong className={styles.ticket}>
          {ticket}
          <CopyButton value={ticket} what={t('ticket')} />
        </strong>
        <GrievanceStateBadge state={state} />
      </p>
      <p>{t(`category.${category}`)}</p>
      <p className={styles.text}>{text ?? <em>{t('forgotten')}</em>}</p>
      <DetailList rows={[...(reference === null ? [] : [[t('reference'), reference] as const]), ...shown]} />
      {messages.map(({ from, text: answer, at }) => (
        <div key={at} className={from === 'desk' ? styles.desk : styles.added}>
          <p className={styles.soft}>
            {t(from === 'desk' ? 'fromDesk' : 'fromMember')} · {formatDateTime(at)}
          </p>
          <p className={styles.text}>{answer}</p>
        </div>
      ))}
      {children}
    </article>
  );
}

const lastMoment = (end: string): string => new Date(Date.parse(end) - 1).toISOString();
