import { useRef } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { useTakenRoom } from '../components/use-taken-room.js';
import { useAuth } from '../lib/auth/use-auth.js';
import { useDesk } from '../lib/auth/use-desk.js';
import { useText } from '../lib/i18n/use-text.js';
import styles from './member-tabs.module.css';
import { tabMessages } from './tab-messages.js';
import { useKeyboardOpen } from './use-keyboard-open.js';
import { type Tab, tabs } from './tabs-of-members.js';

export default function MemberTabs() {
  const { isHead } = useAuth();
  const { isStaff } = useDesk();
  return isHead || isStaff ? null : <Tabs />;
}

function Tabs() {
  const t = useText(tabMessages);
  const { pathname } = useLocation();
  const bar = useRef<HTMLElement>(null);
  useTakenRoom(bar, '--tabs-height');
  const isTyping = useKeyboardOpen();
  const currentOf = ({ to, holds }: Tab) => {
    if (pathname === to) return 'page';
    return holds.includes(pathname) || pathname.startsWith(`${to}/`) ? 'true' : undefined;
  };
  return (
    <nav ref={bar} className={styles.tabs} aria-label={t('label')} hidden={isTyping}>
      <ul className={styles.list}>
        {tabs.map((tab) => (
          <li key={tab.to}>
            <Link to={tab.to} className={styles.tab} aria-current={currentOf(tab)}>
              {tab.icon}
              <span>{t(tab.name)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
