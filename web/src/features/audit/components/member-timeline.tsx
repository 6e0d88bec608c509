import { useNavigate } from 'react-router-dom';
import { MoreButton } from '../../../components/more-button.js';
import { EmptyState, ErrorState, LoadingState } from '../../../components/states.js';
import { useDesk } from '../../../lib/auth/use-desk.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { timelineMessages } from '../timeline-messages.js';
import type { MemberEvent } from '../timeline/owner.js';
import { useTimeline } from '../timeline/use-timeline.js';
import { AuditEntry } from './audit-entry.js';
import styles from './audit.module.css';
import { OwnEvent } from './own-event.js';

interface Props {
  memberId: string;
  name: string;
  member: { readonly registeredDate: string } | null;
}

export function MemberTimeline({ memberId, name, member }: Props) {
  const t = useText(timelineMessages);
  const { may } = useDesk();
  const navigate = useNavigate();
  const timeline = useTimeline(memberId, member?.registeredDate);
  if (timeline.isLoading) return <LoadingState neverKept />;
  return (
    <>
      {!may('reports') && <p className={styles.soft}>{t('noTrail')}</p>}
      {timeline.error !== null && <ErrorState error={timeline.error} onRetry={timeline.retry} />}
      {timeline.events.length === 0 && timeline.error === null && <EmptyState title={t('empty')} icon="clock" />}
      <ul className={styles.entries}>
        {timeline.events.map((event) => (
          <li key={event.key}>{shown(event)}</li>
        ))}
      </ul>
      <MoreButton list={timeline} />
    </>
  );

  function shown(event: MemberEvent) {
    if (event.what !== 'entry') return <OwnEvent event={event} name={name} />;
    const look = (filter: object) => navigate(`/audit?${new URLSearchParams({ ...filter })}`);
    return <AuditEntry entry={event.entry} onFilter={(filter) => void look(filter)} />;
  }
}
