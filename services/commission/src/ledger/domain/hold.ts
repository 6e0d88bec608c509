const DAY_MS = 86_400_000;
/** A cancellation of the last moment may take this many milliseconds to arrive through the broker. */
const arrivalMs = 3_600_000;

export interface CreditTerms {
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
