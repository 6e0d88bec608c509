import type { Figure } from './numbers.js';

export interface Bound {
  readonly is: 'at most' | 'at least';
  readonly value: number;
}

export const atMost = (value: number): Bound => ({ is: 'at most', value });
export const atLeast = (value: number): Bound => ({ is: 'at least', value });

export interface Goal {
  readonly what: string;
  readonly unit: string;
  readonly bound?: Bound;
  readonly seen: Figure;
  readonly detail?: string;
}

export type Verdict = 'met' | 'missed' | 'compared';

/** The figure itself decides, not its noise: a goal that is reached every second time is missed. NaN is a miss. */
export function judge({ bound, seen: { value } }: Pick<Goal, 'bound' | 'seen'>): Verdict {
  if (bound === undefined) return 'compared';
  return (bound.is === 'at most' ? value <= bound.value : value >= bound.value) ? 'met' : 'missed';
}
