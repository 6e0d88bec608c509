import { defaultServiceLevels } from '@deepam/contracts';
import { useQuery } from '@tanstack/react-query';
import { Link, useLocation } from 'react-router-dom';
import { Icon } from '../components/ui/icon.js';
import { useWaiting, type Waiting, type WaitingKind, waitingText } from '../features/dashboard/api.js';
import { callApi } from '../lib/api-client.js';
import { keyOf } from '../lib/api/endpoint-query.js';
import { useAuth } from '../lib/auth/use-auth.js';
import { useDesk } from '../lib/auth/use-desk.js';
import { useText } from '../lib/i18n/use-text.js';
import styles from './back-office-menu.module.css';
import { backOfficeMessages } from './back-office-messages.js';
import { currentAt } from './bottom-tabs.js';
import { type BackOfficePage, openGroups, promiseFor } from './back-office-pages.js';

const hourMs = 3_600_000;
const { approvalHours, deliveryDays, payoutDays, refundDays } = defaultServiceLevels;
const defaultHours = {
  approval: approvalHours,
  delivery: 24 * deliveryDays,
  payout: 24 * payoutDays,
  refund: 24 * refundDays,
};

export interface Work {
  readonly count: number;
  readonly isLate: boolean;
}

export function useWork(): (page: Pick<BackOfficePage, 'waiting'>) => Work {
  const waiting = useWaiting();
  const { data } = useQuery({
    queryKey: keyOf('getServiceLevels'),
    queryFn: ({ signal }) => callApi('getServiceLevels', { signal }),
    staleTime: 24 * hourMs,
    meta: { quiet: true },
  });
  const promisedHours = (kind: WaitingKind): number => {
    const promise = promiseFor[kind] ?? 'approval';
    const view = data?.serviceLevels.find((one) => one.kind === promise);
    if (view) return view.unit === 'hours' ? view.promised : 24 * view.promised;
    return defaultHours[promise];
  };
  const isLate = (kind: WaitingKind, { since }: Waiting): boolean =>
    since !== null && Date.now() - Date.parse(since) > promisedHours(kind) * hourMs;
  return ({ waiting: kinds = [] }) => ({
    count: kinds.reduce((sum, kind) => sum + (waiting[kind].count ?? 0), 0),
    isLate: kinds.some((kind) => isLate(kind, waiting[kind])),
  });
}

export function WorkCount({ count, isLate }: Work) {
  const t = useText(backOfficeMessages);
  if (count === 0) return null;
  return (
    <span className={`${styles.count} ${isLate ? styles.late : ''}`}>
      {waitingText(count)}
      {isLate && <span className="visually-hidden"> {t('late')}</span>}
    </span>
  );
}

export function BackOfficeMenu({ onChoose }: { onChoose?: () => void }) {
  const t = useText(backOfficeMessages);
  const { isHead } = useAuth();
  const { may } = useDesk();
  const { pathname } = useLocation();
  const workOf = useWork();
  return (
    <nav aria-label={t('label')} className={styles.menu}>
      {openGroups({ isHead, may }).map(({ title, pages }) => (
        <div key={title ?? 'first'} className={title === 'group.settings' ? styles.foot : undefined}>
          {title !== null && <p className={styles.title}>{t(title)}</p>}
          <ul className={styles.list}>
            {pages.map((page) => (
              <li key={page.to}>
                <Link
                  to={page.to}
                  className={styles.page}
                  title={t(page.name)}
                  aria-current={currentAt(pathname, page)}
                  onClick={onChoose}
                >
                  <Icon name={page.icon} size={18} />
                  <span className={styles.name}>{t(page.name)}</span>
                  <WorkCount {...workOf(page)} />
                </Link>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}
