/**
 * Visible rows keep their order, without removed rows. A new row is held back if it belongs before a visible row, and
 * otherwise follows the visible rows.
 */
export function steadyRows<Row>(
  shown: readonly string[],
  fresh: readonly Row[],
  keyOf: (row: Row) => string,
): { readonly rows: readonly Row[]; readonly held: number } {
  const places = new Map(shown.map((key, place) => [key, place]));
  const placeOf = (row: Row): number | undefined => places.get(keyOf(row));
  const end = fresh.findLastIndex((row) => placeOf(row) !== undefined) + 1;
  const known = fresh.slice(0, end).filter((row) => placeOf(row) !== undefined);
  const rows = [...known.toSorted((one, other) => placeOf(one)! - placeOf(other)!), ...fresh.slice(end)];
  return { rows, held: fresh.length - rows.length };
}
