export function neighbourOf(ids: readonly string[], at: string | null, lastPlace: number, by: 1 | -1): string | null {
  const place = at === null ? -1 : ids.indexOf(at);
  // The next case has moved to the place of the removed one.
  const next = place === -1 ? (by === 1 ? lastPlace : lastPlace - 1) : place + by;
  return ids[next] ?? null;
}

export const afterDecision = (ids: readonly string[], at: string): string | null =>
  neighbourOf(ids, at, 0, 1) ?? neighbourOf(ids, at, 0, -1);
