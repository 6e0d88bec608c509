import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { session } from '../lib/auth/session.js';
import { withoutId } from '../lib/i18n/addresses.js';
import { memberPages } from './pages.js';

/** Who signs out, or whose login has ended, is at the login then, whatever page they were on. */
export function useSessionEnd(): void {
  const navigate = useNavigate();
  const follow = useEffectEvent(() => {
    const now = session.get();
    const isOver = now.status === 'out' && now.reason !== null;
    // Those for members lead there by themselves, and remember where to come back to.
    if (isOver && memberPages[withoutId(location.pathname)] === undefined) void navigate('/login', { replace: true });
  });
  useEffect(() => {
    follow();
    return session.subscribe(() => follow());
  }, []);
}
