import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

/** The section is scrolled into view even if it is loaded late. */
export function useScrollHere(id: string): void {
  const { hash, key } = useLocation();
  useEffect(() => {
    if (hash === `#${id}`) document.getElementById(id)?.scrollIntoView();
  }, [id, hash, key]);
}
