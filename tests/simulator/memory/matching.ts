import { compare, plain, valueAt } from './paths.js';

type Condition = Readonly<Record<string, unknown>>;

const operators: Readonly<Record<string, (value: unknown, wanted: unknown) => boolean>> = {
  $in: (value, wanted) => (wanted as unknown[]).some((one) => isSame(value, one)),
  $nin: (value, wanted) => !(wanted as unknown[]).some((one) => isSame(value, one)),
  $gt: (value, wanted) => compare(value, wanted) > 0,
  $gte: (value, wanted) => compare(value, wanted) >= 0,
  $lt: (value, wanted) => compare(value, wanted) < 0,
  $lte: (value, wanted) => compare(value, wanted) <= 0,
  $exists: (value, wanted) => (value !== undefined) === wanted,
  $type: (value, wanted) => typeof value === wanted,
};

const isSame = (value: unknown, wanted: unknown): boolean => plain(value) === plain(wanted);

/**
 * The result follows MongoDB.
 * @throws Error for an operator that the simulator does not know
 */
export function matches(document: object, filter: Condition): boolean {
  for (const [path, wanted] of Object.entries(filter)) {
    if (path === '$and' || path === '$or') {
      const inner = (one: unknown) => matches(document, one as Condition);
      if (!(path === '$and' ? (wanted as unknown[]).every(inner) : (wanted as unknown[]).some(inner))) return false;
    } else if (!fits(valueAt(document, path), wanted)) return false;
  }
  return true;
}

function fits(value: unknown, wanted: unknown): boolean {
  if (wanted === null || typeof wanted !== 'object' || wanted instanceof Date) return isSame(value, wanted);
  return Object.entries(wanted).every(([name, operand]) => {
    const operator = operators[name];
    if (!operator) throw new Error(`The simulator does not know ${name}`);
    return operator(value, operand);
  });
}

export function idsIn({ _id }: Condition): readonly (string | number)[] | null {
  if (typeof _id === 'string' || typeof _id === 'number') return [_id];
  const named = (_id as { $in?: unknown } | undefined)?.$in;
  return Array.isArray(named) ? (named as string[]) : null;
}

export const inOrderOf =
  (sort: Readonly<Record<string, unknown>>) =>
  (one: object, other: object): number => {
    for (const [path, direction] of Object.entries(sort)) {
      const difference = compare(valueAt(one, path), valueAt(other, path));
      if (difference !== 0) return difference * Number(direction);
    }
    return 0;
  };
