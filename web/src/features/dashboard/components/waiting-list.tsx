import { Link } from 'react-router-dom';
import { Shortcuts } from '../../../components/shortcuts.js';
import { Card } from '../../../components/surface.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { useWaiting, type Waiting, type WaitingKind, waitingText } from '../api/waiting.js';
import { dashboardMessages } from '../messages.js';
import styles from './dashboard.module.css';

/** What waits, what it is called, and the list that shows only that. */
const kinds = [
  ['members', 'waitingMembers', '/network?show=unapproved'],
  ['plans', 'waitingPlans', '/network?show=plan-requests'],
  ['cotton', 'waitingCotton', '/dashboard?orders=Requested#cotton'],
  ['returns', 'waitingReturns', '/dashboard?orders=returns#cotton'],
  ['payouts', 'waitingPayouts', '/dashboard?payouts=open#payouts'],
  ['passwords', 'waitingPasswords', '/password-requests'],
] as const satisfies readonly (readonly [WaitingKind, string, string])[];

/** Counts of what the head has to decide, each leading there. */
export function WaitingList() {
  const t = useText(dashboardMessages);
  const waiting = useWaiting();
  const text = (count: Waiting): string =>
    count === undefined ? '…' : count === null ? t('waitingUnknown') : waitingText(count);
  const isDone = kinds.every(([kind]) => waiting[kind] === 0);
  return (
    <Card aria-labelledby="waiting-title">
      <div className={styles.waitingHead}>
        <h2 id="waiting-title">{t('waitingTitle')}</h2>
        <Shortcuts />
      </div>
      {isDone && <p className={styles.soft}>{t('waitingDone')}</p>}
      <ul className={styles.waiting}>
        {kinds.map(([kind, label, to]) => (
          <li key={kind}>
            <Link to={to} className={`${styles.waitingLink} ${(waiting[kind] ?? 0) > 0 ? styles.waitingOpen : ''}`}>
              <strong>{text(waiting[kind])}</strong>
              <span>{t(label)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  );
}
