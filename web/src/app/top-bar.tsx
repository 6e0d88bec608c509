import { Suspense, useRef, useState } from 'react';
import { Link, NavLink, useLocation } from 'react-router-dom';
import { Icon } from '../components/ui/icon.js';
import { useTakenRoom } from '../components/ui/use-taken-room.js';
import { logout, useIsFreeMember, useIsMember } from '../lib/auth/use-auth.js';
import { useText } from '../lib/i18n/use-text.js';
import { LanguageSwitch } from './language-switch.js';
import { Logo } from './logo.js';
import { appMessages } from './messages.js';
import styles from './top-bar.module.css';
import { lazyPart } from '../lib/retry-import.js';
import { useStore } from '../lib/store.js';
import { chooseColorScheme, colorScheme } from '../lib/theme/color-scheme.js';

const MemberTools = lazyPart(() => import('./member-tools.js'));

export function TopBar({ isWide }: { isWide: boolean }) {
  const t = useText(appMessages);
  const { pathname } = useLocation();
  const [openAt, setOpenAt] = useState<string | null>(null);
  const open = openAt === pathname;
  if (!open && openAt !== null) setOpenAt(null);
  const bar = useRef<HTMLElement>(null);
  useTakenRoom(bar, '--bar-height');
  const isMember = useIsMember();
  const isFree = useIsFreeMember();
  const close = () => setOpenAt(null);
  const link = (to: string, text: string, itemClass?: string) => (
    <li className={itemClass}>
      <NavLink to={to} end={to === '/'} className={styles.link} onClick={close}>
        {text}
      </NavLink>
    </li>
  );

  return (
    <header ref={bar} className={styles.bar} onKeyDown={(event) => event.key === 'Escape' && close()}>
      <div className={`${styles.inner} ${isWide ? styles.wide : ''}`}>
        <Link to="/" className={styles.home} aria-label={`Deepam, ${t('home')}`} onClick={close}>
          <Logo />
        </Link>
        <nav id="main-menu" aria-label={t('mainMenu')} className={`${styles.nav} ${open ? styles.open : ''}`}>
          <ul className={styles.links}>
            {link('/', t('home'))}
            {link('/about', t('about'))}
            {link('/plans', t('plans'))}
            {link('/faq', t('faq'))}
            {isMember && link('/dashboard', t('dashboard'))}
            {isMember && link('/profile', t('profile'))}
            {!isMember && link('/login', t('login'), styles.forVisitors)}
            {isMember && (
              <li>
                <button type="button" className={styles.link} onClick={() => void logout().then(close)}>
                  {t('logout')}
                </button>
              </li>
            )}
            <li className={styles.inMenu}>
              <ColorSchemeToggle className={styles.link!} named />
            </li>
          </ul>
        </nav>
        <div className={styles.tools}>
          <LanguageSwitch />
          <ColorSchemeToggle className={`${styles.tool} ${styles.inBar}`} />
          {isFree && (
            <Suspense fallback={<span className={styles.toolsToCome} />}>
              <MemberTools toolClass={styles.tool!} />
            </Suspense>
          )}
          <button
            type="button"
            className={`${styles.tool} ${styles.toggle}`}
            aria-expanded={open}
            aria-controls="main-menu"
            aria-label={t(open ? 'closeMenu' : 'openMenu')}
            onClick={() => setOpenAt(open ? null : pathname)}
          >
            <Icon name={open ? 'close' : 'menu'} size={24} />
          </button>
        </div>
      </div>
    </header>
  );
}

function ColorSchemeToggle({ className, named = false }: { className: string; named?: boolean }) {
  const t = useText(appMessages);
  const dark = useStore(colorScheme) === 'dark';
  const name = t(dark ? 'useLight' : 'useDark');
  return (
    <button
      type="button"
      className={className}
      aria-label={named ? undefined : name}
      onClick={() => chooseColorScheme(dark ? 'light' : 'dark')}
    >
      <Icon name={dark ? 'sun' : 'moon'} />
      {named && name}
    </button>
  );
}
