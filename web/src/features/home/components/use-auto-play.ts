import { useEffect, useState } from 'react';
import { useReducedMotion } from '../../../lib/use-reduced-motion.js';

interface AutoPlay {
  readonly index: number;
  readonly playing: boolean;
  go(to: number): void;
  toggle(): void;
  hold(held: boolean): void;
}

/** Readers with reduced motion start it by hand. */
export function useAutoPlay(count: number, period: number): AutoPlay {
  const [index, setIndex] = useState(0);
  const still = useReducedMotion();
  const [choice, setChoice] = useState<boolean | null>(null);
  const playing = choice ?? !still;
  const [held, setHeld] = useState(false);

  useEffect(() => {
    if (!playing || held) return;
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') setIndex((now) => (now + 1) % count);
    }, period);
    return () => clearInterval(timer);
  }, [playing, held, count, period, index]);

  return {
    index,
    playing,
    go: (to) => setIndex((to + count) % count),
    toggle: () => setChoice(!playing),
    hold: setHeld,
  };
}
