import { endpointExamples, type Endpoint } from '@deepam/contracts';
import { isTaken, refusedByRule } from './beyond-documentation.js';
import { brokenCall, type BrokenCall, type Fields } from './broken-call.js';
import { brokenValues } from './broken-values.js';
import type { SchemaNode } from './documented.js';

type Way = readonly (string | number)[];

export function brokenBodies(endpoint: Endpoint, schema: SchemaNode | undefined): BrokenCall[] {
  if (!schema) return [];
  const valid = endpointExamples[endpoint.name]!.request as Fields;
  const json = (field: string | null, what: string, body: string) =>
    brokenCall(endpoint, field, what, {
      contentType: 'application/json',
      body,
      codes: [field === null ? 'REQUEST.MALFORMED' : 'REQUEST.INVALID'],
    });
  const filled = withObjects(schema, valid);
  const inBody = brokenFields(schema, filled, [], endpoint.name).map(({ way, what, value }) =>
    json(way.join('.'), what, JSON.stringify(changed(filled, way, value))),
  );
  const whole = JSON.stringify(valid).slice(1);
  return [
    ...inBody,
    json(null, 'a prototype', `{"__proto__":{"isHead":true},${whole}`),
    json(null, 'a constructor', `{"constructor":{"prototype":{"isHead":true}},${whole}`),
    json(null, 'cut off', `{${whole}`.slice(0, -1)),
    json(null, 'in a list', `[{${whole}]`),
  ];
}

interface BrokenField {
  readonly way: Way;
  readonly what: string;
  readonly value: unknown;
}

function brokenFields(node: SchemaNode, valid: unknown, way: Way, call: string): BrokenField[] {
  if (node.type === 'array' && Array.isArray(valid)) {
    return [...new Set([0, valid.length - 1])].flatMap((place) =>
      brokenField(node.items!, valid[place], [...way, place], true, call),
    );
  }
  if (node.type !== 'object') return [];
  return Object.entries(node.properties ?? {}).flatMap(([name, field]) => {
    const isNeeded = node.required?.includes(name) === true;
    const given = (valid as Fields)[name] ?? (field.type === 'number' ? 1 : 'a text');
    return [
      ...(isNeeded ? [{ way: [...way, name], what: 'missing', value: undefined }] : []),
      ...brokenField(field, given, [...way, name], isNeeded, call),
    ];
  });
}

function brokenField(node: SchemaNode, valid: unknown, way: Way, isNeeded: boolean, call: string): BrokenField[] {
  const name = String(way.at(-1));
  const documented = brokenValues(node, valid, isNeeded).filter((value) => !isTaken(name, valid, value));
  const broken = [...documented, ...refusedByRule(call, name)];
  return [
    ...broken.map((value) => ({ way, what: JSON.stringify(value), value })),
    ...brokenFields(node, valid, way, call),
  ];
}

/**
 * The example with each omitted object, such as a passkey in place of the password, so that its fields are broken too.
 */
function withObjects(node: SchemaNode, valid: Fields): Fields {
  const absent = Object.entries(node.properties ?? {}).filter(
    ([name, field]) => field.type === 'object' && field.properties !== undefined && !Object.hasOwn(valid, name),
  );
  return { ...valid, ...Object.fromEntries(absent.map(([name, field]) => [name, sampleOf(field)])) };
}

function sampleOf(node: SchemaNode): unknown {
  if (node.type === 'object') {
    const needed = Object.entries(node.properties ?? {}).filter(([name]) => node.required?.includes(name));
    return Object.fromEntries(needed.map(([name, field]) => [name, sampleOf(field)]));
  }
  return node.const ?? node.enum?.[0] ?? (node.type === 'string' ? 'AAAA' : 1);
}

function changed(whole: unknown, [name, ...rest]: Way, value: unknown): unknown {
  if (name === undefined) return value;
  if (Array.isArray(whole)) return whole.map((item, place) => (place === name ? changed(item, rest, value) : item));
  return { ...(whole as Fields), [name]: changed((whole as Fields)[name], rest, value) };
}
