import { expect, it } from '@jest/globals';
import { z } from 'zod';
import { allEndpoints } from './http/endpoints.js';
import * as contracts from './index.js';

/** The gateway accepts this number of characters in one body. */
const length = 65_000;
const allowed = 50;

const signs = [
  ' ',
  '\u00a0',
  '\t',
  '\n',
  '0',
  '٣',
  '०',
  '-',
  '+',
  ',',
  '.',
  '@',
  'a',
  'A',
  'É',
  'अ',
  '\u0301',
  '\u200d',
  '\ud83d\ude00',
];
/** The short inputs come first, so that a slow schema is found before it blocks the test. */
const hostile = [8_000, length].flatMap((characters) =>
  signs.flatMap((sign) =>
    ['', 'x'].map((end) => ({
      about: `${characters} characters U+${sign.codePointAt(0)!.toString(16)} before "${end}"`,
      text: sign.repeat(Math.floor(characters / sign.length)) + end,
    })),
  ),
);

function partsOf(schema: z.core.$ZodType): readonly z.core.$ZodType[] {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  switch (def.type) {
    case 'object':
      return [...Object.values(def.shape), ...(def.catchall ? [def.catchall] : [])];
    case 'array':
      return [def.element];
    case 'union':
      return def.options;
    case 'intersection':
      return [def.left, def.right];
    case 'tuple':
      return [...def.items, ...(def.rest ? [def.rest] : [])];
    case 'record':
    case 'map':
      return [def.keyType, def.valueType];
    case 'set':
      return [def.valueType];
    case 'pipe':
      return [def.in, def.out];
    case 'lazy':
      return [def.getter()];
    case 'optional':
    case 'nullable':
    case 'default':
    case 'prefault':
    case 'nonoptional':
    case 'readonly':
    case 'catch':
    case 'success':
    case 'promise':
      return [def.innerType];
    default:
      return [];
  }
}

type Named = ReadonlyMap<z.core.$ZodType, string>;

function within(roots: readonly (readonly [string, z.core.$ZodType | undefined])[]): Named {
  const found = new Map<z.core.$ZodType, string>();
  const visit = (schema: z.core.$ZodType, name: string) => {
    if (found.has(schema)) return;
    found.set(schema, name);
    const { def } = (schema as z.core.$ZodTypes)._zod;
    if (def.type === 'object') for (const [key, part] of Object.entries(def.shape)) visit(part, `${name}.${key}`);
    for (const part of partsOf(schema)) visit(part, name);
  };
  for (const [name, schema] of roots) if (schema) visit(schema, name);
  return found;
}

const exported = Object.entries(contracts as Record<string, unknown>);
const isEvent = (value: unknown): value is contracts.EventDefinition =>
  value instanceof Object && 'routingKey' in value;

const requests = within(
  allEndpoints.flatMap(({ name, body, query, params }) => [
    [`body of ${name}`, body] as const,
    [`query of ${name}`, query] as const,
    [`params of ${name}`, params] as const,
  ]),
);
const events = within(
  exported.flatMap(([, value]) => (isEvent(value) ? [[`event ${value.routingKey}`, value.data] as const] : [])),
);
const others = within(
  exported.flatMap(([name, value]) => (value instanceof z.ZodType ? [[name, value] as const] : [])),
);

function milliseconds(work: () => unknown): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
}
/** The best of three measurements excludes the garbage collector and the compiler. */
function leastMilliseconds(work: () => unknown): number {
  let least = milliseconds(work);
  for (let tries = 1; tries < 3 && least > allowed && least < 10 * allowed; tries += 1)
    least = Math.min(least, milliseconds(work));
  return least;
}

function slowOnes(schemas: Named): string[] {
  return [...schemas].flatMap(([schema, name]) => {
    for (const { about, text } of hostile) {
      const spent = leastMilliseconds(() => z.safeParse(schema, text));
      if (spent > allowed) return [`${name}: ${Math.round(spent)} ms for ${about}`];
    }
    return [];
  });
}

const isBoundedPattern = ({ source }: RegExp) =>
  /^\^.*\$$/s.test(source) && !/(?<!\\)[*+]|,\}/.test(source.replace(/\[[^\]]*\]/g, ''));

function isBounded(schema: z.core.$ZodType): boolean {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  if (def.type !== 'string') return true;
  const checks = (def.checks ?? []).map((check) => check._zod.def as { check: string; pattern?: RegExp });
  if (checks.some(({ check }) => check === 'max_length' || check === 'length_equals')) return true;
  return [def as { pattern?: RegExp }, ...checks].some(({ pattern }) => pattern && isBoundedPattern(pattern));
}

it.each([
  ['requests', requests, 500],
  ['events', events, 100],
  ['exported schemas', others, 100],
] as const)('every schema of the %s handles the text within 50 ms of processor time', (_of, schemas, atLeast) => {
  expect(schemas.size).toBeGreaterThan(atLeast);
  expect(slowOnes(schemas)).toEqual([]);
});

it('the text is too long for every string of a request', () => {
  const endless = [...requests].filter(([schema]) => !isBounded(schema)).map(([, name]) => name);
  expect(endless).toEqual([]);
});
