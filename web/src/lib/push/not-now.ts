/** "Not now" counts for this time in milliseconds. */
const keptMs = 14 * 86_400_000;

/** @param saidAt when the reader has said "Not now", as an ISO date, or null */
export function countsStill(saidAt: string | null, now: number): boolean {
  const age = now - Date.parse(saidAt ?? '');
  return age >= 0 && age < keptMs;
}

const keyOf = (memberId: string): string => `deepam-push-not-now:${memberId}`;

/** A browser without storage never offers push, because the offer would repeat. */
export function hasSaidNotNow(memberId: string): boolean {
  try {
    return countsStill(localStorage.getItem(keyOf(memberId)), Date.now());
  } catch {
    return true;
  }
}

export function noteNotNow(memberId: string): void {
  try {
    localStorage.setItem(keyOf(memberId), new Date().toISOString());
  } catch {
    // The offer was not shown then, either.
  }
}
