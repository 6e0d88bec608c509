const DAY_MS = 86_400_000;

/** Where a credit goes at first, and until when it stays pending: null when it can be asked for at once. */
export interface CreditTerms {
  readonly state: 'pending' | 'available';
  readonly releaseAt: Date | null;
}

export function creditTerms(occurredAt: Date, holdDays: number): CreditTerms {
  if (holdDays === 0) return { state: 'available', releaseAt: null };
  return { state: 'pending', releaseAt: new Date(occurredAt.getTime() + holdDays * DAY_MS) };
}
