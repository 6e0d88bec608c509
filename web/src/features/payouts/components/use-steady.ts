import { useEffect, useState } from 'react';

/** Milliseconds, like the delay of browser prompts, so that a tap meant for another element does not confirm. */
const steadyMs = 700;

/** The content of the button has been unchanged for this time. */
export function useIsSteady(shown: string): boolean {
  const [steady, setSteady] = useState<string | null>(null);
  useEffect(() => {
    const timer = setTimeout(() => setSteady(shown), steadyMs);
    return () => clearTimeout(timer);
  }, [shown]);
  return steady === shown;
}
