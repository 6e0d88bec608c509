export type Stored = Readonly<Record<string, unknown>> & { readonly _id: string | number };

export function valueAt(document: unknown, path: string): unknown {
  let value = document;
  for (const name of path.split('.')) {
    if (value === null || typeof value !== 'object') return undefined;
    value = (value as Record<string, unknown>)[name];
  }
  return value;
}

export function withValueAt<T extends object>(document: T, path: string, value: unknown): T {
  const [first = '', ...rest] = path.split('.');
  const before = (document as Record<string, unknown>)[first];
  if (rest.length > 0) {
    const inner = before !== null && typeof before === 'object' ? before : {};
    return { ...document, [first]: withValueAt(inner, rest.join('.'), value) };
  }
  const copy: Record<string, unknown> = { ...document, [first]: value };
  if (value === undefined) delete copy[first];
  return copy as T;
}

export function compare(one: unknown, other: unknown): number {
  const [a, b] = [plain(one), plain(other)];
  if (typeof a !== typeof b || a === null || b === null) return Number.NaN;
  return a === b ? 0 : (a as number) < (b as number) ? -1 : 1;
}

export const plain = (value: unknown): unknown => (value instanceof Date ? value.getTime() : (value ?? null));

export function copied<T>(value: T): T {
  if (value === null || typeof value !== 'object') return value;
  if (value instanceof Date) return new Date(value) as T;
  if (Array.isArray(value)) return value.map(copied) as T;
  const entries = Object.entries(value).filter(([, inner]) => inner !== undefined);
  return Object.fromEntries(entries.map(([name, inner]) => [name, copied(inner)])) as T;
}
