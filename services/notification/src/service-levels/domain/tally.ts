import { minShownWaits, type ServiceLevelWait } from '@deepam/contracts';

export interface Waited {
  readonly units: number;
  readonly count: number;
}

export interface Judged {
  readonly ended: readonly Waited[];
  readonly open: readonly Waited[];
}

/** Finished waits are judged, and also ended ones that took too long. */
export const judgedOf = (waits: readonly (Waited & { readonly isDone: boolean })[], promised: number): Waited[] =>
  waits.filter(({ isDone, units }) => isDone || units > promised);

export const countOf = (waited: readonly Waited[]): number => waited.reduce((sum, { count }) => sum + count, 0);

/**
 * The share is rounded down, so one broken promise of a thousand gives 99 %.
 * @returns null for too few waits
 */
export function keptPercent({ ended, open }: Judged, promised: number): number | null {
  const all = countOf(ended) + countOf(open);
  if (all < minShownWaits) return null;
  return Math.floor((countOf(ended.filter(({ units }) => units <= promised)) * 100) / all);
}

/**
 * The nearest-rank method is used, with open waits last, as their length is unknown. The result is then the longest
 * time that is known to be too short.
 */
export function waitAt({ ended, open }: Judged, share: number): ServiceLevelWait | null {
  const all = countOf(ended) + countOf(open);
  if (all < minShownWaits) return null;
  let rank = Math.ceil(share * all);
  const longest = Math.max(0, ...ended.map(({ units }) => units));
  const inOrder = [
    ...shortestFirst(ended).map((waited) => ({ ...waited, isMore: false })),
    ...shortestFirst(open).map(({ units, count }) => ({ units: Math.max(longest, units), count, isMore: true })),
  ];
  for (const { units, count, isMore } of inOrder) {
    rank -= count;
    if (rank <= 0) return { within: units, isMore };
  }
  return null;
}

const shortestFirst = (waited: readonly Waited[]): Waited[] =>
  [...waited].sort((one, other) => one.units - other.units);
