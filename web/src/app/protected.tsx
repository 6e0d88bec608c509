import { Fragment } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { LoadingState } from '../components/states.js';
import { type Auth, useAuth } from '../lib/auth/use-auth.js';

export function Protected() {
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

/** The only page that is open yet; null when all are. */
function firstPage({ mustChangePassword, mustSetUpSecondFactor }: Auth): string | null {
  if (mustChangePassword) return '/change-password';
  return mustSetUpSecondFactor ? '/second-factor' : null;
}
