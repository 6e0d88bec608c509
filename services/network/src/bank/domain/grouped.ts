export function grouped<T, Key>(items: readonly T[], keysOf: (item: T) => readonly Key[]): Map<Key, T[]> {
  const groups = new Map<Key, T[]>();
  for (const item of items)
    for (const key of keysOf(item)) {
      const group = groups.get(key);
      if (group) group.push(item);
      else groups.set(key, [item]);
    }
  return groups;
}
