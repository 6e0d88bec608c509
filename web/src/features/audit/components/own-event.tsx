import { Link } from 'react-router-dom';
import { GrievanceStateBadge } from '../../../shared/grievances/grievance-card.js';
import { formatDateTime } from '../../../lib/format/date.js';
import { formatRupees } from '../../../lib/format/money.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { auditMessages } from '../messages.js';
import { timelineMessages } from '../timeline-messages.js';
import type { MemberEvent } from '../timeline/owner.js';
import styles from './audit.module.css';

export function OwnEvent({ event, name }: { event: Exclude<MemberEvent, { what: 'entry' }>; name: string }) {
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
