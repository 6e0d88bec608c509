import type { Endpoint } from '@deepam/contracts';
import type { z } from 'zod';
import { DomainError } from '../errors/domain-error.js';
import { withoutNulls } from './without-nulls.js';
import { errorsByField, fieldOf, sentences } from './field-errors.js';

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
  // A general message needs the name of its field.
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
