import { Fragment } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { LoadingState } from '../components/states.js';
import { type Auth, useAuth } from '../lib/auth/use-auth.js';

/** Pages for those who are logged in; others log in first and come back. What a login demands is done first. */
export function Protected() {
  const auth = useAuth();
  const { status, memberId, endReason } = auth;
  const { pathname, search } = useLocation();
  if (status === 'loading') return <LoadingState />;
  const first = firstPage(auth);
  if (status === 'in' && first !== null && pathname !== first) return <Navigate to={first} replace />;
  // Another account in another tab of this browser: nothing that was typed or shown before stays.
  if (status === 'in') {
    return (
      <Fragment key={memberId}>
        <Outlet />
      </Fragment>
    );
  }
  // Who signs out has finished; who was logged out in the middle wants to go on.
  return <Navigate to="/login" replace state={endReason === 'signed-out' ? null : { from: pathname + search }} />;
}

/** The only page that is open yet; null when all are. */
function firstPage({ mustChangePassword, mustSetUpSecondFactor }: Auth): string | null {
  if (mustChangePassword) return '/change-password';
  return mustSetUpSecondFactor ? '/second-factor' : null;
}
