import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

export function useMomentOfPrinting(): Date | null {
  const [moment, setMoment] = useState<Date | null>(null);
  useEffect(() => {
    // The browser prints the sheet as soon as this listener returns.
    const begin = () => flushSync(() => setMoment(new Date()));
    window.addEventListener('beforeprint', begin);
    return () => window.removeEventListener('beforeprint', begin);
  }, []);
  return moment;
}
