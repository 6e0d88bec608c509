import type { SeededRandom } from '../world/seeded-random.js';

const deepObject = (depth: number): unknown => {
  let value: unknown = 1;
  for (let i = 0; i < depth; i += 1) value = { a: value };
  return value;
};

const values: readonly unknown[] = [
  null,
  true,
  -1,
  0,
  1.5,
  1e308,
  -1e308,
  2 ** 53 + 2,
  '',
  ' ',
  'x',
  '\u0000',
  'a\u0000b',
  '\uD800',
  '\u202Eevil',
  '💥'.repeat(50),
  'x'.repeat(5_000),
  '-1',
  '1e400',
  'NaN',
  'Infinity',
  '0x10',
  "' OR 1=1 --",
  '{"$gt":""}',
  '../../etc/passwd',
  '<script>alert(1)</script>',
  'Gold',
  'ffffffffffffffffffffffff',
  'FFFFFFFFFFFFFFFFFFFFFFFF',
  [],
  [[]],
  ['Gold'],
  Array.from({ length: 200 }, (_, index) => index),
  {},
  { $gt: '' },
  { $ne: null },
  { $where: 'sleep(10000)' },
  { $regex: '(a+)+$' },
  { length: 1e9 },
  { toString: 'no', valueOf: null },
  { constructor: { prototype: { isHead: true } } },
  deepObject(30),
];

const keys = [
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'hasOwnProperty',
  '$where',
  '$gt',
  'a.b',
  '',
  '\u0000',
];

export const junkValue = (random: SeededRandom): unknown => random.pick(values);

export function junkText(random: SeededRandom): string {
  const value = junkValue(random);
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  // A lone surrogate can't be part of an address or a form.
  return Buffer.from(text).toString();
}

export function junkObject(random: SeededRandom, fields: readonly string[]): Record<string, unknown> {
  const entries = fields.filter(() => random.chance(0.85)).map((name): [string, unknown] => [name, junkValue(random)]);
  if (random.chance(0.3)) entries.push([random.pick(keys), junkValue(random)]);
  return Object.fromEntries(entries);
}

const texts = [
  '',
  '{',
  '}',
  '[1,2',
  '{"a":1,}',
  "{'a':1}",
  '{"a":undefined}',
  '{"a":NaN}',
  '{"a":1e999}',
  '{"a":"\u0000"}',
  '{"a":"\\uD800"}',
  '{"__proto__":{"isHead":true}}',
  '{"constructor":{"prototype":{"isHead":true}}}',
  '{"a":1}{"a":2}',
  '\uFEFF{"a":1}',
  '[]',
  'null',
  '"text"',
  '17',
  'true',
  '['.repeat(20_000),
  `${'{"a":'.repeat(10_000)}1${'}'.repeat(10_000)}`,
  `[${'0,'.repeat(20_000)}0]`,
  `"${'x'.repeat(70_000)}"`,
] as const;

export function junkJson(random: SeededRandom, fields: readonly string[]): Buffer {
  const form = random.below(10);
  if (form < 4) return Buffer.from(JSON.stringify(junkObject(random, fields)));
  if (form < 8) return Buffer.from(random.pick(texts.filter((text) => text.length < 1_000 || random.chance(0.05))));
  if (form === 8)
    return Buffer.concat([Buffer.from('{"a":"'), Buffer.from([0xff, 0xc0, 0x80, 0xfe]), Buffer.from('"}')]);
  return random.bytes(1 + random.below(200));
}
