import { Suspense, type RefObject, useEffect, useRef, useEffectEvent, type ComponentType, lazy } from 'react';
import { Outlet, useLocation, useNavigationType, useNavigate } from 'react-router-dom';
import { LoadingBox } from '../components/ui/loading-box.js';
import { LoadingState } from '../components/ui/states.js';
import { Toasts } from '../components/ui/toasts.js';
import { useAuth, useIsFreeMember } from '../lib/auth/use-auth.js';
import { useDesk } from '../lib/auth/use-desk.js';
import { useText } from '../lib/i18n/use-text.js';
import { ErrorBoundary } from './error-boundary.js';
import { Footer } from './footer.js';
import styles from './layout.module.css';
import { appMessages } from './messages.js';
import { Notices } from './notices.js';
import { TopBar } from './top-bar.js';
import { lazyPart, retryImport } from '../lib/retry-import.js';
import { session } from '../lib/auth/session.js';
import { withoutId } from '../lib/i18n/addresses.js';
import { memberPages, prepareDashboard } from './pages.js';
import { passwordPrompt } from '../lib/auth/password-prompt.js';
import { useStore } from '../lib/store.js';

type Dialog = { default: ComponentType<{ onEnd: (isGiven: boolean) => void }> };

/** Few visits need this chunk. If it fails to load, the call is rejected as if no password was entered. */
const PasswordDialog = lazy(() =>
  retryImport(() => import('./password-dialog.js')).catch((): Dialog => {
    passwordPrompt.get()?.answer(false);
    return { default: () => null };
  }),
);

function PasswordPrompt() {
  const question = useStore(passwordPrompt);
  if (question === null) return null;
  return (
    <Suspense>
      <PasswordDialog onEnd={question.answer} />
    </Suspense>
  );
}

const PushOffer = lazyPart(() => import('../features/notifications/push-offer.js'));
const MemberTabs = lazyPart(() => import('./member-tabs.js'));
const BackOfficeSide = lazyPart(async () => ({ default: (await import('./back-office-shell.js')).BackOfficeSide }));
const BackOfficeTabs = lazyPart(async () => ({ default: (await import('./back-office-shell.js')).BackOfficeTabs }));

export function Layout() {
  const t = useText(appMessages);
  const main = useRouteChange();
  useSessionEnd();
  const isFree = useIsFreeMember();
  const { pathname } = useLocation();
  const hasShell = useHasShell(pathname);
  return (
    <div className={`${styles.layout} ${hasShell ? styles.backOffice : ''}`} data-back-office={hasShell || undefined}>
      <a href="#content" className={`visually-hidden ${styles.skip}`}>
        {t('skip')}
      </a>
      <TopBar isWide={hasShell} />
      {isFree && (
        <Suspense fallback={null}>
          <PushOffer />
        </Suspense>
      )}
      <div className={styles.body}>
        {hasShell && (
          <div className={styles.side}>
            <Suspense fallback={null}>
              <BackOfficeSide />
            </Suspense>
          </div>
        )}
        <main
          id="content"
          ref={main}
          tabIndex={-1}
          className={styles.main}
          onFocus={pathname === '/login' ? prepareDashboard : undefined}
        >
          <ErrorBoundary key={pathname}>
            <Suspense fallback={<LoadingState isList />}>
              <Outlet />
            </Suspense>
          </ErrorBoundary>
        </main>
      </div>
      {!hasShell && <Footer />}
      <Notices />
      {isFree && <Suspense fallback={null}>{hasShell ? <BackOfficeTabs /> : <MemberTabs />}</Suspense>}
      <PasswordPrompt />
      <LoadingBox />
      <Toasts />
    </div>
  );
}

/** The head and staff see the menu of the back office on all pages that need a login. */
function useHasShell(pathname: string): boolean {
  const { isHead } = useAuth();
  const { isStaff } = useDesk();
  const isFree = useIsFreeMember();
  return isFree && (isHead || isStaff) && memberPages[withoutId(pathname)] !== undefined;
}

/** A navigation moves scroll and focus to the top of the new page. The first page stays unchanged. */
function useRouteChange(): RefObject<HTMLElement | null> {
  const main = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  const kind = useNavigationType();
  const last = useRef(pathname);

  useEffect(() => {
    if (last.current === pathname) return;
    last.current = pathname;
    if (kind !== 'POP') window.scrollTo(0, 0);
    main.current?.focus({ preventScroll: true });
  }, [pathname, kind]);

  return main;
}

function useSessionEnd(): void {
  const navigate = useNavigate();
  const follow = useEffectEvent(() => {
    const now = session.get();
    const isOver = now.status === 'out' && now.reason !== null;
    // Member pages redirect to the login themselves, and remember the address.
    if (isOver && memberPages[withoutId(location.pathname)] === undefined) void navigate('/login', { replace: true });
  });
  useEffect(() => {
    follow();
    return session.subscribe(() => follow());
  }, []);
}
