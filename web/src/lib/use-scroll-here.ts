import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

/** Brings the part of the page with that id into sight whenever a link leads to it, also once it has been loaded late. */
export function useScrollHere(id: string): void {
  const { hash, key } = useLocation();
  useEffect(() => {
    if (hash === `#${id}`) document.getElementById(id)?.scrollIntoView();
  }, [id, hash, key]);
}
