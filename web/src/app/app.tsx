import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, StrictMode, Fragment } from 'react';
import { queryClient } from '../lib/api/query-client.js';
import { ErrorBoundary } from './error-boundary.js';
import { Route, Routes, Navigate, Outlet, useLocation } from 'react-router-dom';
import { Layout } from './layout.js';
import type { LazyPage } from './lazy-page.js';
import { pagesWithId } from '../lib/i18n/addresses.js';
import { memberPages, notFoundPage, publicPages } from './pages.js';
import { LoadingState } from '../components/ui/states.js';
import { type Auth, useAuth } from '../lib/auth/use-auth.js';

const routesOf = (pages: Readonly<Record<string, LazyPage>>) =>
  Object.entries(pages).map(([path, { Page }]) => (
    <Route key={path} path={pagesWithId.includes(path) ? `${path}/:id?` : path} element={<Page />} />
  ));

/** A new page is a line in pages.ts: the servers answer 404 to every other address. */
function AppRoutes() {
  return (
    <Routes>
      <Route element={<Layout />}>
        {routesOf(publicPages)}
        <Route element={<Protected />}>{routesOf(memberPages)}</Route>
        <Route path="*" element={<notFoundPage.Page />} />
      </Route>
    </Routes>
  );
}

export function App({ within }: { within: (routes: ReactNode) => ReactNode }) {
  return (
    <StrictMode>
      <ErrorBoundary>
        <QueryClientProvider client={queryClient}>{within(<AppRoutes />)}</QueryClientProvider>
      </ErrorBoundary>
    </StrictMode>
  );
}

function Protected() {
  const auth = useAuth();
  const { status, memberId, endReason } = auth;
  const { pathname, search } = useLocation();
  if (status === 'loading') return <LoadingState />;
  const first = firstPage(auth);
  if (status === 'in' && first !== null && pathname !== first) return <Navigate to={first} replace />;
  // Another account may log in in another tab: no input or content of the previous account stays.
  if (status === 'in') {
    return (
      <Fragment key={memberId}>
        <Outlet />
      </Fragment>
    );
  }
  // A person who was logged out by expiry returns to the page; one who signed out does not.
  return <Navigate to="/login" replace state={endReason === 'signed-out' ? null : { from: pathname + search }} />;
}

/** The result is the only page that is open yet, or null when all pages are open. */
function firstPage({ mustChangePassword, mustSetUpSecondFactor }: Auth): string | null {
  if (mustChangePassword) return '/change-password';
  return mustSetUpSecondFactor ? '/second-factor' : null;
}
