const DAY_MS = 86_400_000;
/** Milliseconds for which a cancellation that was requested in the last moment may be on its way through the broker. */
const arrivalMs = 3_600_000;

/** The state in which a credit begins, and until when it is pending: null when it is available from the beginning. */
export interface CreditTerms {
  readonly state: 'pending' | 'available';
  readonly releaseAt: Date | null;
}

/**
 * @param holdDays of the installation, counted from the moment of the fact
 * @param cancellableUntil the moment from which on what earned the credit can no longer be cancelled; null if it never could
 */
export function creditTerms(occurredAt: Date, holdDays: number, cancellableUntil: Date | null): CreditTerms {
  const ends = [
    ...(holdDays > 0 ? [occurredAt.getTime() + holdDays * DAY_MS] : []),
    ...(cancellableUntil === null ? [] : [cancellableUntil.getTime() + arrivalMs]),
  ];
  if (ends.length === 0) return { state: 'available', releaseAt: null };
  return { state: 'pending', releaseAt: new Date(Math.max(...ends)) };
}
