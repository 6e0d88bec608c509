import type { Endpoint } from '@deepam/contracts';
import { z } from 'zod';
import { DomainError } from '../errors/domain-error.js';

const sentences: z.core.$ZodErrorMap = (issue) => {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined ? 'This is needed.' : `This should be ${described(issue.expected)}.`;
    case 'invalid_value':
      return `This should be one of: ${issue.values.map(String).join(', ')}.`;
    case 'too_small':
      return `This is too ${sized(issue.origin) ? 'short' : 'small'}: at least ${issue.minimum}.`;
    case 'too_big':
      return `This is too ${sized(issue.origin) ? 'long' : 'large'}: at most ${issue.maximum}.`;
    case 'not_multiple_of':
      return `This should be a multiple of ${issue.divisor}.`;
    case 'unrecognized_keys':
      return `These are not known here: ${issue.keys.join(', ')}.`;
    default:
      return 'This is not well formed.';
  }
};

const sized = (origin: string) => origin === 'string' || origin === 'array';

function described(expected: string): string {
  switch (expected) {
    case 'string':
      return 'a text';
    case 'int':
      return 'a whole number';
    case 'number':
    case 'nan':
      return 'a number';
    case 'boolean':
      return 'true or false';
    case 'array':
      return 'a list';
    default:
      return `of the kind ${expected}`;
  }
}

const fieldOf = ({ path = [] }: { path?: readonly PropertyKey[] | undefined }): string =>
  path.map(String).join('.') || 'request';

function errorsByField(error: z.ZodError): Record<string, string> {
  const errors: Record<string, string> = {};
  for (const issue of error.issues) {
    errors[fieldOf(issue)] ??= issue.message;
  }
  return errors;
}

/**
 * Plain clients send null for missing values: for an optional field null means absent, also in nested objects. A field
 * with its own meaning of null keeps it.
 */
function withoutNulls(schema: z.ZodType, value: unknown): unknown {
  const { inner } = unwrapped(schema);
  if (Array.isArray(value) && inner instanceof z.ZodArray) {
    return value.map((item) => withoutNulls(inner.element as z.ZodType, item));
  }
  if (!isRecord(value) || !(inner instanceof z.ZodObject)) return value;
  const shape = inner.shape as Readonly<Record<string, z.ZodType>>;
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, field]): [string, unknown][] => {
      const own = Object.hasOwn(shape, key) ? shape[key] : undefined;
      if (field === null && own && mayBeAbsent(own)) return [];
      return [[key, own ? withoutNulls(own, field) : field]];
    }),
  );
}

/** Inner layers count: the output of a transform does not limit its input. */
const mayBeAbsent = (field: z.ZodType): boolean => field.safeParse(undefined).success && !unwrapped(field).isNullable;

function unwrapped(schema: z.ZodType): { isNullable: boolean; inner: z.ZodType } {
  let isNullable = false;
  let inner = schema;
  while (inner instanceof z.ZodOptional || inner instanceof z.ZodDefault || inner instanceof z.ZodNullable) {
    isNullable ||= inner instanceof z.ZodNullable;
    inner = inner.unwrap() as z.ZodType;
  }
  return { isNullable, inner };
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export interface RawInput {
  readonly body: unknown;
  readonly query: unknown;
  readonly params: unknown;
}

export function parseInput(endpoint: Endpoint, raw: RawInput) {
  const params = parsePart(endpoint.params, raw.params, 'REQUEST.MALFORMED');
  const query = parsePart(endpoint.query, raw.query, 'REQUEST.INVALID');
  const body =
    endpoint.body && parsePart(endpoint.body, withoutNulls(endpoint.body, bodyObject(raw.body)), 'REQUEST.INVALID');
  return { body, query, params };
}

function parsePart(schema: z.ZodType | undefined, value: unknown, code: 'REQUEST.MALFORMED' | 'REQUEST.INVALID') {
  if (!schema) return undefined;
  const unworded = new Set<string>();
  const parsed = schema.safeParse(value, {
    error: (issue) => {
      unworded.add(fieldOf(issue));
      return sentences(issue);
    },
  });
  if (parsed.success) return parsed.data;
  const details = errorsByField(parsed.error);
  const [[field, sentence] = ['', '']] = Object.entries(details);
  throw new DomainError(code, { message: unworded.has(field) ? `${field}: ${sentence}` : sentence, details });
}

/** An absent body is an empty one, so that the caller learns which fields are needed. */
function bodyObject(body: unknown): unknown {
  if (body === undefined || body === null) return {};
  if (typeof body !== 'object' || Array.isArray(body)) {
    throw new DomainError('REQUEST.MALFORMED', { message: 'The body must be an object.' });
  }
  return body;
}
