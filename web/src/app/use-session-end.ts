import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { session } from '../lib/auth/session.js';
import { withoutId } from '../lib/i18n/addresses.js';
import { memberPages } from './pages.js';

export function useSessionEnd(): void {
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
