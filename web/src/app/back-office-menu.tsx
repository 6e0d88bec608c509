import { Link, useLocation } from 'react-router-dom';
import { Icon } from '../components/ui/icon.js';
import { waitingText } from '../features/dashboard/api.js';
import { useAuth } from '../lib/auth/use-auth.js';
import { useDesk } from '../lib/auth/use-desk.js';
import { useText } from '../lib/i18n/use-text.js';
import styles from './back-office-menu.module.css';
import { backOfficeMessages } from './back-office-messages.js';
import { currentAt } from './bottom-tabs.js';
import { type BackOfficePage, openGroups } from './back-office-pages.js';
import { useWorkOf, type Work } from './waiting-work.js';

export const useWork = () => {
  const workOf = useWorkOf();
  return ({ waiting = [] }: Pick<BackOfficePage, 'waiting'>) => workOf(waiting);
};

export function WorkCount({ count, isCut, isLate }: Pick<Work, 'count' | 'isCut' | 'isLate'>) {
  const t = useText(backOfficeMessages);
  if (count === 0) return null;
  return (
    <span className={`${styles.count} ${isLate ? styles.late : ''}`}>
      {waitingText(count, isCut)}
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
      {openGroups({ isHead, may }).map(({ title, pages, isFoot = false }) => (
        <div key={pages[0]?.to} className={isFoot ? styles.foot : undefined}>
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
