/** The one that stands `by` places further, from where `at` is or, once it has gone, was; null at the ends. */
export function neighbourOf(ids: readonly string[], at: string | null, lastPlace: number, by: 1 | -1): string | null {
  const place = at === null ? -1 : ids.indexOf(at);
  // What came after the one that has gone stands in its place.
  const next = place === -1 ? (by === 1 ? lastPlace : lastPlace - 1) : place + by;
  return ids[next] ?? null;
}

/** Where to go on after a decision: to the next one, else to the one before. */
export const afterDecision = (ids: readonly string[], at: string): string | null =>
  neighbourOf(ids, at, 0, 1) ?? neighbourOf(ids, at, 0, -1);
