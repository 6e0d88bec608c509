/** A sale to a member of this name must become a dead letter, and no other event may. */
export const nameNobodyBears = 'Nobody';

export function failuresOf(eventId: string, data: unknown): number {
  if ((data as { memberName?: unknown }).memberName === nameNobodyBears) return Infinity;
  const number = parseInt(eventId.slice(-2), 16);
  return number < 128 ? 1 + (number % 3) : 0;
}
