import { isDocumented, type SchemaNode } from './documented.js';

const texts = [
  '',
  ' ',
  'nonsense',
  'NaN',
  'Infinity',
  '-Infinity',
  '1e400',
  '1e1',
  '0x10',
  '1,5',
  '１２',
  '1;2',
  'null',
  'undefined',
  '__proto__',
  'constructor',
  'toString',
  '{"$gt":""}',
  '[object Object]',
  "' OR 1=1 --",
];

const otherKinds = (valid: unknown): unknown[] => [
  null,
  true,
  false,
  0,
  1,
  -1,
  1.005,
  1e308,
  2 ** 53 + 2,
  [],
  [valid],
  [[valid]],
  {},
  { $gt: '' },
  { $ne: null },
  { $in: [valid] },
  { $regex: '.*' },
  { $where: 'sleep(10000)' },
  { length: 1 },
  { toString: 'no', valueOf: null },
  { 0: valid },
];

/** A field that may be empty is documented as a union. */
const main = (node: SchemaNode): SchemaNode => node.anyOf?.at(-1) ?? node;

function nearby(node: SchemaNode, valid: unknown): unknown[] {
  const { minLength, maxLength, minimum, maximum, minItems, maxItems } = main(node);
  const changed: unknown[] = [];
  if (typeof valid === 'string') changed.push(`${valid}\u0000`, `${valid} x`, `${valid}\n`, valid.slice(1));
  if (typeof valid === 'string' && !/^https?:/.test(valid)) changed.push(swappedCase(valid), valid.repeat(3));
  if (minLength !== undefined) changed.push('x'.repeat(Math.max(0, minLength - 1)));
  if (maxLength !== undefined) changed.push('x'.repeat(maxLength + 1));
  if (maxLength !== undefined && maxLength < 1_000) changed.push('💥'.repeat(maxLength + 1));
  if (minimum !== undefined) changed.push(minimum - 1, minimum - 0.001);
  if (maximum !== undefined) changed.push(maximum + 1, maximum + 0.01);
  if (Array.isArray(valid)) {
    const item: unknown = valid[0];
    if (minItems !== undefined) changed.push(valid.slice(1), []);
    if (maxItems !== undefined) changed.push(Array.from({ length: maxItems + 1 }, () => item));
    changed.push(Object.fromEntries(valid.entries()));
  }
  return changed;
}

/** Values that the documentation rejects for a field, as JSON. An optional field may be null, which means absent. */
export function brokenValues(node: SchemaNode, valid: unknown, isNeeded: boolean): unknown[] {
  const all = [...texts, ...otherKinds(valid), ...nearby(node, valid), ...inOtherKind(valid)];
  const refused = all.filter((value) => !isDocumented(node, value) && (isNeeded || value !== null));
  return [...new Map(refused.map((value) => [JSON.stringify(value), value])).values()];
}

export function brokenTexts(node: SchemaNode, valid: string): string[] {
  const { type } = main(node);
  const isNumber = type === 'integer' || type === 'number';
  const near = nearby(node, isNumber ? Number(valid) : valid).map(String);
  const asWritten = (text: string): unknown => {
    const digits = text.normalize('NFKC');
    if (isNumber && /^-?\d+(\.\d+)?$/.test(digits)) return Number(digits);
    return type === 'object' ? parsed(text) : text;
  };
  return [...new Set([...texts, '-1', '1.005', ...near])].filter((text) => !isDocumented(node, asWritten(text)));
}

const swappedCase = (text: string): string => (text === text.toUpperCase() ? text.toLowerCase() : text.toUpperCase());

const inOtherKind = (valid: unknown): unknown[] =>
  typeof valid === 'string' || typeof valid === 'number' ? [] : [String(valid), JSON.stringify(valid)];

/** A form contains an object as its JSON; other text is no object. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return text;
  }
}
