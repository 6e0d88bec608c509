import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { Icon } from '../components/ui/icon.js';
import { IconButton } from '../components/ui/icon-button.js';
import { useModal } from '../components/ui/use-modal.js';
import { useAuth } from '../lib/auth/use-auth.js';
import { useDesk } from '../lib/auth/use-desk.js';
import { useText } from '../lib/i18n/use-text.js';
import { appMessages } from './messages.js';
import { BackOfficeMenu, useWork, WorkCount } from './back-office-menu.js';
import { backOfficeMessages } from './back-office-messages.js';
import { MemberPeek } from './back-office-peek.js';
import { type BackOfficePage, openGroups } from './back-office-pages.js';
import styles from './back-office-shell.module.css';
import { BottomTabs, currentAt, tabClass } from './bottom-tabs.js';
import { tabMessages } from './tab-messages.js';

export function BackOfficeSide() {
  return (
    <div className={styles.side}>
      <BackOfficeMenu />
    </div>
  );
}

const tabPages = [
  ['/dashboard', 'tabHome', 'home'],
  ['/requests', 'tabReview', 'inbox'],
  ['/network', 'members', 'user'],
  ['/payables', 'tabMoney', 'wallet'],
] as const;

export function BackOfficeTabs() {
  const t = useText(backOfficeMessages);
  const own = useText(tabMessages);
  const { isHead } = useAuth();
  const { may } = useDesk();
  const { pathname } = useLocation();
  const workOf = useWork();
  const [openAt, setOpenAt] = useState<string | null>(null);
  const groups = openGroups({ isHead, may });
  const pages = new Map(
    groups.flatMap((group) => group.pages.map((page): [string, BackOfficePage] => [page.to, page])),
  );
  const tabs = tabPages.flatMap(([to, name, icon]) => {
    const page = pages.get(to);
    return page
      ? [
          {
            to,
            text: t(name),
            icon,
            ...(page.holds && { holds: page.holds }),
            mark: <TabMark page={page} workOf={workOf} />,
          },
        ]
      : [];
  });
  const isElsewhere = !tabs.some((tab) => currentAt(pathname, tab) !== undefined);
  return (
    <>
      <BottomTabs label={own('label')} tabs={tabs}>
        <button
          type="button"
          className={tabClass}
          aria-haspopup="dialog"
          aria-current={isElsewhere ? 'true' : undefined}
          onClick={() => setOpenAt(pathname)}
        >
          <Icon name="menu" size={24} />
          <span>{t('tabMore')}</span>
        </button>
      </BottomTabs>
      <MemberPeek />
      {openAt !== null && <MoreDialog onClose={() => setOpenAt(null)} />}
    </>
  );
}

function TabMark({ page, workOf }: { page: BackOfficePage; workOf: ReturnType<typeof useWork> }) {
  return (
    <span className={styles.mark}>
      <WorkCount {...workOf(page)} />
    </span>
  );
}

function MoreDialog({ onClose }: { onClose: () => void }) {
  const t = useText(backOfficeMessages);
  const app = useText(appMessages);
  return (
    <dialog {...useModal(onClose)} className={styles.more} aria-label={t('label')}>
      <div className={styles.moreHead}>
        <h2>{t('label')}</h2>
        <IconButton icon="close" label={app('closeMenu')} onClick={onClose} />
      </div>
      <BackOfficeMenu onChoose={onClose} />
    </dialog>
  );
}
