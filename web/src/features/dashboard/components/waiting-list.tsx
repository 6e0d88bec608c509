import type { Permission } from '@deepam/contracts';
import { Link } from 'react-router-dom';
import { Shortcuts } from '../../../components/ui/shortcuts.js';
import { Card } from '../../../components/ui/surface.js';
import {
  seeingGrievances,
  seeingOrders,
  seeingPasswordRequests,
  seeingPayouts,
} from '../../../lib/auth/desk-permissions.js';
import { decidingAnyApprovals } from '../../../lib/approval/who-decides.js';
import { useDesk } from '../../../lib/auth/use-desk.js';
import { formatAge } from '../../../lib/format/date.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { useWaiting, type Waiting, type WaitingKind, waitingText } from '../api.js';
import { dashboardMessages } from '../messages.js';
import shared from './dashboard.module.css';
import styles from './waiting-list.module.css';

const kinds = [
  ['members', 'waitingMembers', '/network?show=unapproved', ['approve-members', 'read']],
  ['plans', 'waitingPlans', '/network?show=plan-requests', ['decide-plans', 'read']],
  ['cotton', 'waitingCotton', '/orders?orders=Requested', seeingOrders],
  ['returns', 'waitingReturns', '/orders?orders=returns', seeingOrders],
  ['payouts', 'waitingPayouts', '/payables?payouts=requested', seeingPayouts],
  ['owed', 'waitingOwed', '/payables?payouts=owed', seeingPayouts],
  ['toSend', 'waitingToSend', '/payables?payouts=in-transfer', seeingPayouts],
  ['paidTwice', 'waitingPaidTwice', '/payables?payouts=paid-twice', seeingPayouts],
  ['passwords', 'waitingPasswords', '/password-requests', seeingPasswordRequests],
  ['grievances', 'waitingGrievances', '/grievances', seeingGrievances],
  ['approvals', 'waitingApprovals', '/approvals', decidingAnyApprovals],
] as const satisfies readonly (readonly [WaitingKind, string, string, readonly Permission[]])[];

const seldom: readonly WaitingKind[] = ['approvals', 'owed', 'toSend', 'paidTwice'];

interface Props {
  isOldestFirst?: boolean;
}

export function WaitingList({ isOldestFirst = false }: Props) {
  const t = useText(dashboardMessages);
  const waiting = useWaiting();
  const { may } = useDesk();
  const text = (count: Waiting['count']): string =>
    count === undefined ? '…' : count === null ? t('waitingUnknown') : waitingText(count);
  const isAsked = (kind: WaitingKind) => !seldom.includes(kind) || waiting[kind].count !== 0;
  const open = kinds.filter(([kind, , , needs]) => may(...needs) && isAsked(kind));
  const sinceOf = (kind: WaitingKind): string => waiting[kind].since ?? '9999';
  const shown = isOldestFirst ? open.toSorted(([a], [b]) => sinceOf(a).localeCompare(sinceOf(b))) : open;
  const isDone = shown.every(([kind]) => waiting[kind].count === 0);
  return (
    <Card aria-labelledby="waiting-title">
      <div className={styles.waitingHead}>
        <h2 id="waiting-title">{t('waitingTitle')}</h2>
        <Shortcuts />
      </div>
      {isDone && <p className={shared.soft}>{t('waitingDone')}</p>}
      <ul className={styles.waiting}>
        {shown.map(([kind, label, to]) => (
          <li key={kind}>
            <Link
              to={to}
              className={`${styles.waitingLink} ${(waiting[kind].count ?? 0) > 0 ? styles.waitingOpen : ''}`}
            >
              <strong>{text(waiting[kind].count)}</strong>
              <span>
                {t(label)}
                {waiting[kind].since !== null && (
                  <small className={styles.since}>{t('waitingSince', { age: formatAge(waiting[kind].since) })}</small>
                )}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  );
}
