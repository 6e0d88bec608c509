import { useDeferredValue, useEffect, useState } from 'react';

const pauseMs = 250;

export function usePaused(typed: string): string {
  const [paused, setPaused] = useState(typed);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(typed), typed === '' ? 0 : pauseMs);
    return () => clearTimeout(timer);
  }, [typed]);
  return useDeferredValue(paused);
}
