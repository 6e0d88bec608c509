import { Suspense } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { LoadingBox } from '../components/loading-box.js';
import { LoadingState } from '../components/states.js';
import { Toasts } from '../components/toasts.js';
import { useIsFreeMember } from '../lib/auth/use-auth.js';
import { useText } from '../lib/i18n/use-text.js';
import { ErrorBoundary } from './error-boundary.js';
import { Footer } from './footer.js';
import styles from './layout.module.css';
import { appMessages } from './messages.js';
import { Notices } from './notices.js';
import { PasswordPrompt } from './password-prompt.js';
import { TopBar } from './top-bar.js';
import { useRouteChange } from './use-route-change.js';
import { useSessionEnd } from './use-session-end.js';
import { lazyPart } from '../lib/retry-import.js';

const PushOffer = lazyPart(() => import('../features/notifications/push-offer.js'));
const MemberTabs = lazyPart(() => import('./member-tabs.js'));

export function Layout() {
  const t = useText(appMessages);
  const main = useRouteChange();
  useSessionEnd();
  const isFree = useIsFreeMember();
  const { pathname } = useLocation();
  return (
    <div className={styles.layout}>
      <a href="#content" className={`visually-hidden ${styles.skip}`}>
        {t('skip')}
      </a>
      <TopBar />
      {isFree && (
        <Suspense fallback={null}>
          <PushOffer />
        </Suspense>
      )}
      <main id="content" ref={main} tabIndex={-1} className={styles.main}>
        <ErrorBoundary key={pathname}>
          <Suspense fallback={<LoadingState />}>
            <Outlet />
          </Suspense>
        </ErrorBoundary>
      </main>
      <Footer />
      <Notices />
      {isFree && (
        <Suspense fallback={null}>
          <MemberTabs />
        </Suspense>
      )}
      <PasswordPrompt />
      <LoadingBox />
      <Toasts />
    </div>
  );
}
