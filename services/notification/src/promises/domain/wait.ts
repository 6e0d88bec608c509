import { daysWaited, hoursWaited, indianDay, type PromiseKind, promiseUnits } from '@deepam/contracts';

/** What happened in one matter: `done` is what was promised, `ended` whatever else brings the wait to an end. */
export interface Fact {
  readonly what: 'asked' | 'done' | 'ended';
  readonly at: Date;
  /** Of plans: which one, the cheapest is 0. A plan answers requests for itself and for cheaper ones. */
  readonly rank: number;
}

/** A wait that is over, on the day of India's calendar on which it ended. */
export interface Wait {
  readonly day: string;
  /** Hours or days, as its promise is told. */
  readonly units: number;
  readonly isDone: boolean;
}

export interface Waits {
  readonly ended: readonly Wait[];
  readonly openSince: Date | null;
}

interface Open {
  readonly since: Date;
  readonly rank: number;
}

export const unitsWaited = (kind: PromiseKind, from: Date, to: Date): number =>
  promiseUnits[kind] === 'hours' ? hoursWaited(from, to) : daysWaited(from, to);

/**
 * The waits that these facts tell of, in whatever order they were heard. A second request while the first is unanswered changes nothing:
 * people wait since the first. An answer without a request answers nobody.
 */
export function waitsOf(kind: PromiseKind, facts: readonly Fact[]): Waits {
  const ended: Wait[] = [];
  let open = null as Open | null;
  for (const { what, at, rank } of inOrder(facts)) {
    if (what === 'asked') open = { since: open?.since ?? at, rank };
    else if (open !== null && (what === 'ended' || rank >= open.rank)) {
      ended.push({ day: indianDay(at), units: unitsWaited(kind, open.since, at), isDone: what === 'done' });
      open = null;
    }
  }
  return { ended, openSince: open?.since ?? null };
}

const order = { asked: 0, done: 1, ended: 2 } as const satisfies Record<Fact['what'], number>;
const inTime = (one: Fact, other: Fact): number =>
  one.at.getTime() - other.at.getTime() || order[one.what] - order[other.what] || one.rank - other.rank;

/** In an order of their own, so that equal facts make equal cases. */
export const inOrder = (facts: readonly Fact[]): Fact[] => [...facts].sort(inTime);

/** The same fact, heard again or said by an earlier version of its event. */
export const isSameFact = (one: Fact, other: Fact): boolean => inTime(one, other) === 0;

/** Days whose sums change from the one to the other. */
export function daysChanged(before: readonly Wait[], after: readonly Wait[]): string[] {
  const count = (list: readonly Wait[], { day, units, isDone }: Wait) =>
    list.filter((other) => other.day === day && other.units === units && other.isDone === isDone).length;
  // Two equal waits of one day are told apart by how many there are.
  const changed = [...before, ...after].filter((wait) => count(before, wait) !== count(after, wait));
  return [...new Set(changed.map(({ day }) => day))];
}
