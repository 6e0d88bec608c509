import { useRef, useEffect, useState, type ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { useTakenRoom } from '../components/ui/use-taken-room.js';
import { useAuth } from '../lib/auth/use-auth.js';
import { useDesk } from '../lib/auth/use-desk.js';
import { useText } from '../lib/i18n/use-text.js';
import styles from './member-tabs.module.css';
import { tabMessages } from './tab-messages.js';
import { isKeyboardOpen } from './keyboard-open.js';
import { Icon } from '../components/ui/icon.js';

interface Tab {
  readonly to: string;
  readonly name: Exclude<keyof (typeof tabMessages)['english'], 'label'>;
  readonly icon: ReactNode;
  readonly holds: readonly string[];
}

const drawn = (path: string) => (
  <svg
    width={24}
    height={24}
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.8"
    aria-hidden="true"
  >
    <path d={path} strokeLinecap="round" strokeLinejoin="round" />
  </svg>
);

const tabs: readonly Tab[] = [
  { to: '/dashboard', name: 'home', icon: drawn('M3 11l9-7 9 7M5.5 9.5V20h13V9.5M10 20v-5.5h4V20'), holds: [] },
  { to: '/network', name: 'network', icon: <Icon name="network" size={24} />, holds: ['/adduser'] },
  { to: '/cotton', name: 'cotton', icon: <Icon name="cotton" size={24} />, holds: [] },
  {
    to: '/wallet',
    name: 'wallet',
    icon: drawn('M4 7.5h16V20H4zM4 7.5L16 4v3.5M20 11.5h-5v4.5h5'),
    holds: ['/statement'],
  },
  {
    to: '/profile',
    name: 'me',
    icon: <Icon name="user" size={24} />,
    holds: ['/change-password', '/second-factor', '/preferences', '/documents'],
  },
];

const typedInto = 'textarea, input:not([type=checkbox], [type=radio], [type=file], [type=button], [type=submit])';

function useKeyboardOpen(): boolean {
  const [isOpen, setIsOpen] = useState(false);
  useEffect(() => {
    const seen = window.visualViewport;
    const tallest = new Map<number, number>();
    const look = () => {
      const height = seen === null ? window.innerHeight : seen.height * seen.scale;
      const width = window.innerWidth;
      tallest.set(width, Math.max(tallest.get(width) ?? 0, height));
      const isTyping = document.activeElement?.matches(typedInto) === true;
      setIsOpen(isKeyboardOpen({ isTyping, height, tallest: tallest.get(width)! }));
    };
    look();
    const heard = [
      [window, 'resize'],
      [seen, 'resize'],
      [document, 'focusin'],
      [document, 'focusout'],
    ] as const;
    for (const [target, event] of heard) target?.addEventListener(event, look);
    return () => {
      for (const [target, event] of heard) target?.removeEventListener(event, look);
    };
  }, []);
  return isOpen;
}

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
