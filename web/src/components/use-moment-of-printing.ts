import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** When the page was last printed, by whatever way; null before. */
export function useMomentOfPrinting(): Date | null {
  const [moment, setMoment] = useState<Date | null>(null);
  useEffect(() => {
    // The browser draws the sheet as soon as this returns.
    const begin = () => flushSync(() => setMoment(new Date()));
    window.addEventListener('beforeprint', begin);
    return () => window.removeEventListener('beforeprint', begin);
  }, []);
  return moment;
}
