import { daysWaited, hoursWaited, indianDay, type ServiceLevelKind, serviceLevelUnits } from '@deepam/contracts';

export interface Fact {
  readonly what: 'asked' | 'done' | 'ended';
  readonly at: Date;
  /** The cheapest plan has rank 0. A plan answers requests for itself and for cheaper ones. */
  readonly rank: number;
}

export interface Wait {
  readonly day: string;
  /** The unit is that of the promise: hours or days. */
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

export const unitsWaited = (kind: ServiceLevelKind, from: Date, to: Date): number =>
  serviceLevelUnits[kind] === 'hours' ? hoursWaited(from, to) : daysWaited(from, to);

/**
 * Facts may be in any order. A repeated request changes nothing, as the wait counts from the first one. An answer
 * without a request is ignored.
 */
export function waitsOf(kind: ServiceLevelKind, facts: readonly Fact[]): Waits {
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

/** The order is fixed, so that equal facts make equal cases. */
export const inOrder = (facts: readonly Fact[]): Fact[] => [...facts].sort(inTime);

export const isSameFact = (one: Fact, other: Fact): boolean => inTime(one, other) === 0;

export function daysChanged(before: readonly Wait[], after: readonly Wait[]): string[] {
  const count = (list: readonly Wait[], { day, units, isDone }: Wait) =>
    list.filter((other) => other.day === day && other.units === units && other.isDone === isDone).length;
  const changed = [...before, ...after].filter((wait) => count(before, wait) !== count(after, wait));
  return [...new Set(changed.map(({ day }) => day))];
}
