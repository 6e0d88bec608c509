import { indianDay, type Paise } from '@deepam/contracts';
import type { Ledger } from './account.js';
import { type Stamp, moveLines, postingBase } from './posting-lines.js';
import { balanced, type Posting } from './posting.js';

interface Hold {
  readonly amountPaise: Paise;
  readonly releaseAt: Date;
}

interface DayOfRelease {
  readonly until: string;
  readonly amountPaise: Paise;
}

/** @param isCut whether there are more holds: then the last day may be incomplete and is left out */
export function holdsByDay(holds: readonly Hold[], isCut: boolean): DayOfRelease[] {
  const days = new Map<string, Paise>();
  for (const { releaseAt, amountPaise } of holds) {
    const day = indianDay(releaseAt);
    days.set(day, (days.get(day) ?? 0) + amountPaise);
  }
  const sums = [...days].map(([until, amountPaise]) => ({ until, amountPaise }));
  return isCut ? sums.slice(0, -1) : sums;
}

const DAY_MS = 86_400_000;
/** A cancellation of the last moment may take this many milliseconds to arrive through the broker. */
const arrivalMs = 3_600_000;

interface CreditTerms {
  readonly state: 'pending' | 'available';
  readonly releaseAt: Date | null;
}

/**
 * @param holdDays of the installation, counted from the fact
 * @param cancellableUntil the end of the cooling-off period of the plan; null if it has none
 */
export function creditTerms(occurredAt: Date, holdDays: number, cancellableUntil: Date | null): CreditTerms {
  const ends = [
    ...(holdDays > 0 ? [occurredAt.getTime() + holdDays * DAY_MS] : []),
    ...(cancellableUntil === null ? [] : [cancellableUntil.getTime() + arrivalMs]),
  ];
  if (ends.length === 0) return { state: 'available', releaseAt: null };
  return { state: 'pending', releaseAt: new Date(Math.max(...ends)) };
}

export function holdRelease(
  hold: { postingId: string; memberId: string; ledger: Ledger; amountPaise: Paise },
  stamp: Stamp,
): Posting {
  return balanced({
    ...postingBase(stamp, hold.memberId),
    kind: 'release',
    key: `release:${hold.postingId}`,
    lines: moveLines(hold.memberId, { [hold.ledger]: hold.amountPaise }, 'pending', 'available'),
    reference: { creditId: hold.postingId },
  });
}
