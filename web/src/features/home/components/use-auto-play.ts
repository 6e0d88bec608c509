import { useEffect, useState } from 'react';
import { useReducedMotion } from '../../../lib/use-reduced-motion.js';

interface AutoPlay {
  readonly index: number;
  readonly playing: boolean;
  go(to: number): void;
  toggle(): void;
  /** While a pointer or the focus is on the pictures they stand still. */
  hold(held: boolean): void;
}

/** Steps through `count` pictures for ever, one every `period` ms; whoever asked for less motion starts it by hand. */
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
