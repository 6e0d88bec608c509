import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { LoadingState } from '../components/states.js';
import { useAuth } from '../lib/auth/use-auth.js';

const changePassword = '/change-password';

/** Pages for those who are logged in; others log in first and come back. A password made by a machine is changed first. */
export function Protected() {
  const { status, endReason, mustChangePassword } = useAuth();
  const { pathname, search } = useLocation();
  if (status === 'loading') return <LoadingState />;
  if (status === 'in' && mustChangePassword && pathname !== changePassword)
    return <Navigate to={changePassword} replace />;
  if (status === 'in') return <Outlet />;
  // Who signs out has finished; who was logged out in the middle wants to go on.
  return <Navigate to="/login" replace state={endReason === 'signed-out' ? null : { from: pathname + search }} />;
}
