import { expect, it } from '@jest/globals';
import { defineEndpoint, objectId } from '@deepam/contracts';
import { z } from 'zod';
import { DomainError } from '../errors/domain-error.js';
import { parseInput } from './parse-input.js';

const endpoint = defineEndpoint({
  name: 'order',
  method: 'PUT',
  path: '/orders/:id',
  service: 'cotton-order',
  access: 'member',
  summary: 'For tests',
  params: z.object({ id: objectId }),
  query: z.object({ limit: z.coerce.number().int().min(1).max(200).default(50) }),
  body: z.object({
    kg: z.int().min(1, 'Please order at least 1 kg.'),
    name: z.string(),
    plan: z.enum(['Bronze', 'Gold']).optional(),
    tags: z.array(z.string().max(3)).optional(),
  }),
  response: z.unknown(),
});
const params = { id: '65f000000000000000000001' };

function errorOf(raw: { body?: unknown; query?: unknown; params?: unknown }) {
  try {
    parseInput(endpoint, { body: { kg: 1, name: 'A' }, query: {}, params, ...raw });
  } catch (error) {
    if (error instanceof DomainError) return { code: error.code, error: error.message, details: error.details };
    throw error;
  }
  return null;
}

it('the input is parsed by its schemas, without unknown fields', () => {
  const input = parseInput(endpoint, { body: { kg: 2, name: 'A', extra: 1 }, query: { limit: '7' }, params });
  expect(input).toEqual({ body: { kg: 2, name: 'A' }, query: { limit: 7 }, params });
});

it('each invalid field has a sentence', () => {
  expect(errorOf({ body: { kg: 0, plan: 'Silver', tags: ['ok', 'toolong'] } })).toEqual({
    code: 'REQUEST.INVALID',
    error: 'Please order at least 1 kg.',
    details: {
      kg: 'Please order at least 1 kg.',
      name: 'This is needed.',
      plan: 'This should be one of: Bronze, Gold.',
      'tags.1': 'This is too long: at most 3.',
    },
  });
});

it('the input of a call treats null as absent in optional fields at any depth, and in no others', () => {
  const item = z.object({ note: z.string().optional(), until: z.string().nullable().optional() });
  const deep = defineEndpoint({
    ...endpoint,
    body: z.object({ times: z.coerce.number().optional(), size: z.int().default(3), item, items: z.array(item) }),
  });
  const nullFields = { note: null, until: null };
  const input = parseInput(deep, {
    body: { times: null, size: null, item: nullFields, items: [nullFields] },
    query: {},
    params,
  });
  expect(input.body).toEqual({ size: 3, item: { until: null }, items: [{ until: null }] });
  expect(errorOf({ body: { kg: 1, name: null, plan: null } })?.details).toEqual({ name: 'This should be a text.' });
});

it('the input of a call names the required fields when there is no body', () => {
  expect(errorOf({ body: undefined })).toEqual({
    code: 'REQUEST.INVALID',
    error: 'kg: This is needed.',
    details: { kg: 'This is needed.', name: 'This is needed.' },
  });
});

it.each([
  ['a list', []],
  ['a text', 'x'],
  ['a number', 1],
])('the input is malformed when the body is %s', (_what, body) => {
  expect(errorOf({ body })?.code).toBe('REQUEST.MALFORMED');
});

it('a wrong id in the path is malformed, and a wrong query invalid', () => {
  expect(errorOf({ params: { id: '1' } })).toEqual({
    code: 'REQUEST.MALFORMED',
    error: 'This id is not well formed.',
    details: { id: 'This id is not well formed.' },
  });
  expect(errorOf({ query: { limit: '0' } })).toEqual({
    code: 'REQUEST.INVALID',
    error: 'limit: This is too small: at least 1.',
    details: { limit: 'This is too small: at least 1.' },
  });
});
