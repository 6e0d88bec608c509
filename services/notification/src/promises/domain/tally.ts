import { fewestTold, type PromiseWait } from '@deepam/contracts';

/** So many people waited so long. */
export interface Waited {
  readonly units: number;
  readonly count: number;
}

/** Waits that are judged against a promise. */
export interface Judged {
  readonly ended: readonly Waited[];
  /** They wait still, and longer than was promised. */
  readonly open: readonly Waited[];
}

/** Of these, what is judged: what was done, and what took too long although nothing came of it. */
export const judgedOf = (waits: readonly (Waited & { readonly isDone: boolean })[], promised: number): Waited[] =>
  waits.filter(({ isDone, units }) => isDone || units > promised);

export const countOf = (waited: readonly Waited[]): number => waited.reduce((sum, { count }) => sum + count, 0);

/** In per cent and rounded down: with one of a thousand broken it is 99. Null where there is too little to tell. */
export function keptPercent({ ended, open }: Judged, promised: number): number | null {
  const all = countOf(ended) + countOf(open);
  if (all < fewestTold) return null;
  return Math.floor((countOf(ended.filter(({ units }) => units <= promised)) * 100) / all);
}

/**
 * The shortest time within which this share of all waits was over (nearest rank). Waits that are open come last, since nobody knows how
 * long they will be: the time is then the longest that is known to be too short.
 */
export function waitAt({ ended, open }: Judged, share: number): PromiseWait | null {
  const all = countOf(ended) + countOf(open);
  if (all < fewestTold) return null;
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
