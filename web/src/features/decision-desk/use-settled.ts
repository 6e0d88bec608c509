import { useEffect, useState } from 'react';

/** Milliseconds for which a request must be visible before a key decides it, to ignore accidental double presses. */
const glanceMs = 350;

export function useSettled(key: string): boolean {
  const [settled, setSettled] = useState<string | null>(null);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(key), glanceMs);
    return () => clearTimeout(timer);
  }, [key]);
  return settled === key;
}
