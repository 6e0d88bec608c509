import { useEffect, useState } from 'react';

/** As browsers wait before a question of theirs can be answered: a finger that was on its way to something else has come down. */
const steadyMs = 700;

/** Whether what a button would do has stood on the screen, at its place, for a moment. */
export function useIsSteady(shown: string): boolean {
  const [steady, setSteady] = useState<string | null>(null);
  useEffect(() => {
    const timer = setTimeout(() => setSteady(shown), steadyMs);
    return () => clearTimeout(timer);
  }, [shown]);
  return steady === shown;
}
