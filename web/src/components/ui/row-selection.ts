export function rangeOf(keys: readonly string[], from: string, to: string): readonly string[] {
  const [a, b] = [keys.indexOf(from), keys.indexOf(to)].toSorted((one, other) => one - other) as [number, number];
  return a === -1 ? [] : keys.slice(a, b + 1);
}

export function withKeys(
  selected: ReadonlySet<string>,
  keys: readonly string[],
  include: boolean,
): ReadonlySet<string> {
  const next = new Set(selected);
  for (const key of keys) {
    if (include) next.add(key);
    else next.delete(key);
  }
  return next;
}

export function neighbourKey(keys: readonly string[], key: string, by: 1 | -1): string {
  return keys[keys.indexOf(key) + by] ?? key;
}
