import type { Permission } from '@deepam/contracts';
import { Link } from 'react-router-dom';
import { Skeleton } from '../../../components/ui/states.js';
import { seeingGrievances, seeingOrders, seeingPayouts } from '../../../lib/auth/desk-permissions.js';
import { decidingAnyApprovals } from '../../../lib/approval/who-decides.js';
import { type QueueName, reviewing } from '../../../lib/auth/review-queues.js';
import { useDesk } from '../../../lib/auth/use-desk.js';
import { formatAge } from '../../../lib/format/date.js';
import { formatRupees } from '../../../lib/format/money.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { isCountCut, useWaiting, type WaitingKind, waitingText } from '../api.js';
import { dashboardMessages } from '../messages.js';
import styles from './waiting-list.module.css';

const kinds = [
  ['plans', 'waitingPlans', '/network?show=plan-requests', ['decide-plans', 'read']],
  ['members', 'waitingMembers', '/network?show=unapproved', ['approve-members', 'read']],
  ['cotton', 'waitingCotton', '/orders?orders=Requested', seeingOrders],
  ['returns', 'waitingReturns', '/orders?orders=returns', seeingOrders],
  ['payouts', 'waitingPayouts', '/payables?payouts=requested', seeingPayouts],
  ['owed', 'waitingOwed', '/payables?payouts=owed', seeingPayouts],
  ['toSend', 'waitingToSend', '/payables?payouts=in-transfer', seeingPayouts],
  ['paidTwice', 'waitingPaidTwice', '/payables?payouts=paid-twice', seeingPayouts],
  ['cancellations', 'waitingCancellations', '/requests?queue=cancellations', reviewing.cancellations],
  ['passwords', 'waitingPasswords', '/requests?queue=passwords', reviewing.passwords],
  ['grievances', 'waitingGrievances', '/grievances', seeingGrievances],
  ['approvals', 'waitingApprovals', '/approvals', decidingAnyApprovals],
] as const satisfies readonly (readonly [WaitingKind, string, string, readonly Permission[]])[];

const queueOf = {
  members: 'members',
  plans: 'plans',
  cotton: 'orders',
  returns: 'returns',
  payouts: 'payouts',
} as const satisfies Partial<Record<WaitingKind, QueueName>>;

interface Props {
  isLate: (kind: WaitingKind, since: string | null) => boolean;
  /** Amounts are in rupees. */
  amounts?: Readonly<Partial<Record<WaitingKind, number>>>;
  isOldestFirst?: boolean;
}

export function WaitingList({ isLate, amounts = {}, isOldestFirst = false }: Props) {
  const t = useText(dashboardMessages);
  const waiting = useWaiting();
  const { may } = useDesk();
  const open = kinds.filter(([, , , needs]) => may(...needs));
  const shown = open.filter(([kind]) => waiting[kind].count !== 0 && waiting[kind].count !== undefined);
  const isLoading = open.some(([kind]) => waiting[kind].count === undefined);
  const sinceOf = (kind: WaitingKind): string => waiting[kind].since ?? '9999';
  const sorted = isOldestFirst ? shown.toSorted(([a], [b]) => sinceOf(a).localeCompare(sinceOf(b))) : shown;
  return (
    <section aria-labelledby="waiting-title" aria-busy={isLoading || undefined}>
      <h2 id="waiting-title" className="visually-hidden">
        {t('waitingTitle')}
      </h2>
      {shown.length === 0 &&
        (isLoading ? <Skeleton height="5.25rem" /> : <p className={styles.done}>{t('waitingDone')}</p>)}
      {shown.length > 0 && (
        <ul className={styles.strip}>
          {sorted.map(([kind, label, to]) => (
            <li key={kind}>
              <Link
                to={placeOf(kind, to)}
                className={`${styles.kind} ${isLate(kind, waiting[kind].since) ? styles.late : ''}`}
              >
                <strong>
                  {waiting[kind].count === null
                    ? t('waitingUnknown')
                    : waitingText(waiting[kind].count ?? 0, isCountCut(kind, waiting[kind]))}
                </strong>
                <span>{t(label)}</span>
                <small>
                  {notesOf(kind).map((note) => (
                    <span key={note}>{note}</span>
                  ))}
                </small>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </section>
  );

  /** Staff who only read have no queue, but its list. */
  function placeOf(kind: WaitingKind, list: string): string {
    const queue = kind in queueOf ? queueOf[kind as keyof typeof queueOf] : null;
    return queue !== null && may(...reviewing[queue]) ? `/requests?queue=${queue}` : list;
  }

  function notesOf(kind: WaitingKind): string[] {
    const { since } = waiting[kind];
    const amount = amounts[kind] ?? 0;
    return [
      ...(amount > 0 ? [formatRupees(amount)] : []),
      ...(since === null
        ? []
        : [t(isLate(kind, since) ? 'waitingLate' : 'waitingSince', { age: formatAge(since, 'short') })]),
    ];
  }
}
