import { useEffect, useState } from 'react';

/** So long a request has to stand on the screen: a key that is pressed twice by a slip does not decide what nobody has seen. */
const glanceMs = 350;

/** Whether `key` has stood there for a glance. */
export function useSettled(key: string): boolean {
  const [settled, setSettled] = useState<string | null>(null);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(key), glanceMs);
    return () => clearTimeout(timer);
  }, [key]);
  return settled === key;
}
