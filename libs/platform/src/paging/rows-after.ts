type Condition = Record<string, unknown>;

/** A list is sorted by these fields, 1 ascending and -1 descending; the last one differs in every row. */
export type Order = Readonly<Record<string, 1 | -1>>;

/**
 * The condition finds the rows of `filter` after `place`, which holds the last row's values of the fields of `order`;
 * it finds all rows when `place` is null. Each alternative is one range of the sort's index: the first field beyond, or
 * equal and the next one beyond, and so on. `filter` is repeated in each of them, so that each needs only the index. It
 * may name a field of `order` only to fix its value: a range would lose rows.
 */
export function rowsAfter(filter: Condition, order: Order, place: readonly unknown[] | null): Condition {
  if (place === null) return filter;
  const fields = Object.keys(order);
  const alternatives = fields.map((field, depth) => ({
    ...filter,
    ...Object.fromEntries(fields.slice(0, depth).map((equal, i) => [equal, place[i]])),
    [field]: { [order[field] === 1 ? '$gt' : '$lt']: place[depth] },
  }));
  // A field that the filter fixes is equal in every row, so the range beyond it is empty.
  return { $or: alternatives.filter((_, depth) => !(fields[depth]! in filter)) };
}
