/** A sale to somebody of this name is never heard in the end: it must become a dead letter, and nothing else may. */
export const nameNobodyBears = 'Nobody';

/** How often a handler fails over an event before it succeeds. */
export function failuresOf(eventId: string, data: unknown): number {
  if ((data as { memberName?: unknown }).memberName === nameNobodyBears) return Infinity;
  const number = parseInt(eventId.slice(-2), 16);
  return number < 128 ? 1 + (number % 3) : 0;
}
