import { useCallback, useEffect, useState } from 'react';
import { type KeptLogin, listKept } from '../../lib/accounts/kept-logins.js';

export function useKept() {
  const [kept, setKept] = useState<readonly KeptLogin[] | null>(null);
  const look = useCallback(() => void listKept().then(setKept), []);
  useEffect(() => {
    look();
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [look]);
  return { kept, look };
}
