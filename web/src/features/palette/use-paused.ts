import { useDeferredValue, useEffect, useState } from 'react';

/** How long the reader has to pause before the services are asked. */
const pauseMs = 250;

/** What is typed, once the reader pauses; an emptied field counts at once. */
export function usePaused(typed: string): string {
  const [paused, setPaused] = useState(typed);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(typed), typed === '' ? 0 : pauseMs);
    return () => clearTimeout(timer);
  }, [typed]);
  return useDeferredValue(paused);
}
