import type { Figure } from './numbers.js';

/** What a figure must reach. */
export interface Bound {
  readonly is: 'at most' | 'at least';
  readonly value: number;
}

export const atMost = (value: number): Bound => ({ is: 'at most', value });
export const atLeast = (value: number): Bound => ({ is: 'at least', value });

/** One line of what the product must reach, and what was measured now. */
export interface Goal {
  readonly what: string;
  /** Of bound and figure, such as `ms`; `x` for a ratio. */
  readonly unit: string;
  /** None for what is only to be compared. */
  readonly bound?: Bound;
  readonly seen: Figure;
  /** What the figure was made of. */
  readonly detail?: string;
}

export type Verdict = 'met' | 'missed' | 'compared';

/** By the figure itself, not by its noise: a goal that is reached every second time is not reached. What is no number is a miss. */
export function judge({ bound, seen: { value } }: Pick<Goal, 'bound' | 'seen'>): Verdict {
  if (bound === undefined) return 'compared';
  return (bound.is === 'at most' ? value <= bound.value : value >= bound.value) ? 'met' : 'missed';
}
