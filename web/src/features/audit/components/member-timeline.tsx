import { useNavigate, Link } from 'react-router-dom';
import { MoreButton } from '../../../components/ui/more-button.js';
import { EmptyState, ErrorState, LoadingState } from '../../../components/ui/states.js';
import { useDesk } from '../../../lib/auth/use-desk.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { type MemberEvent, useOwners } from '../timeline/use-owners.js';
import { AuditEntry } from './audit-entry.js';
import styles from './audit.module.css';
import { useEffect, useEffectEvent, useState } from 'react';
import { merged } from '../timeline/merge.js';
import { GrievanceStateBadge } from '../../../shared/grievances/grievance-card.js';
import { formatDateTime } from '../../../lib/format/date.js';
import { formatRupees } from '../../../lib/format/money.js';
import { auditMessages } from '../messages.js';
import { timelineMessages } from '../timeline-messages.js';

const step = 20;

function useTimeline(memberId: string, registeredAt: string | undefined) {
  const [wanted, setWanted] = useState(step);
  const owners = useOwners(memberId);
  const registered: readonly MemberEvent[] =
    registeredAt === undefined ? [] : [{ what: 'registered', key: 'registered', at: registeredAt }];
  const { events, behind } = merged<MemberEvent>([...owners, { events: registered, hasMore: false }]);
  const failed = owners.filter(({ error }) => error !== null);
  const lacks = events.length < wanted && behind.length > 0;
  const waits = owners.some(({ isFetching }) => isFetching);

  const goOn = useEffectEvent(() => {
    for (const place of behind) owners[place]?.fetchMore();
  });
  useEffect(() => {
    if (lacks && !waits) goOn();
  }, [lacks, waits]);

  return {
    events: events.slice(0, wanted),
    isLoading: events.length === 0 && behind.length > 0,
    error: failed[0]?.error ?? null,
    retry: () => failed.forEach((owner) => owner.retry()),
    hasNextPage: events.length > wanted || behind.length > 0,
    isFetchingNextPage: lacks,
    fetchNextPage: () => setWanted(wanted + step),
  };
}

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
    const openAudit = (filter: object) => navigate(`/audit?${new URLSearchParams({ ...filter })}`);
    return <AuditEntry entry={event.entry} onFilter={(filter) => void openAudit(filter)} />;
  }
}

function OwnEvent({ event, name }: { event: Exclude<MemberEvent, { what: 'entry' }>; name: string }) {
  const t = useText(auditMessages);
  const say = useText(timelineMessages);
  const { sentence, state, link } = described();
  return (
    <article className={styles.entry}>
      <p className={styles.when}>{formatDateTime(event.at)}</p>
      <div className={styles.words}>
        <h3 className={styles.what}>{sentence}</h3>
        <p className={styles.own}>
          <span>{t('by', { role: t('actor.member'), name })}</span>
          {state}
          {link !== undefined && (
            <Link to={link} aria-label={`${say('open')}: ${sentence}`}>
              {say('open')}
            </Link>
          )}
        </p>
      </div>
    </article>
  );

  function described() {
    switch (event.what) {
      case 'registered':
        return { sentence: say('registered') };
      case 'order': {
        const { _id, quantity: kg, status } = event.order;
        return {
          sentence: say('ordered', { kg }),
          state: <span className={styles.soft}>{t(`value.${status}`)}</span>,
          link: `/dashboard?order=${_id}#cotton`,
        };
      }
      case 'payout': {
        const { _id, amount, state } = event.payout;
        const status = state === 'requested' ? 'Requested' : state === 'rejected' ? 'Rejected' : 'Approved';
        return {
          sentence: say('askedPayout', { amount: formatRupees(amount) }),
          state: <span className={styles.soft}>{t(`value.${status}`)}</span>,
          link: `/dashboard?payout=${_id}#payouts`,
        };
      }
      case 'grievance': {
        const { ticket, state } = event.grievance;
        return {
          sentence: say('filedGrievance', { ticket }),
          state: <GrievanceStateBadge state={state} />,
          link: `/grievances?ticket=${ticket}`,
        };
      }
    }
  }
}
