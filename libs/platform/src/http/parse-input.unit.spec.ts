import { describe, expect, it } from '@jest/globals';
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

function faultOf(raw: { body?: unknown; query?: unknown; params?: unknown }) {
  try {
    parseInput(endpoint, { body: { kg: 1, name: 'A' }, query: {}, params, ...raw });
  } catch (fault) {
    if (fault instanceof DomainError) return { code: fault.code, details: fault.details };
    throw fault;
  }
  return null;
}

describe('the input of a call', () => {
  it('is parsed by its schemas, without what they do not know', () => {
    const input = parseInput(endpoint, { body: { kg: 2, name: 'A', extra: 1 }, query: { limit: '7' }, params });
    expect(input).toEqual({ body: { kg: 2, name: 'A' }, query: { limit: 7 }, params });
  });

  it('says a sentence per field', () => {
    expect(faultOf({ body: { kg: 0, plan: 'Silver', tags: ['ok', 'toolong'] } })).toEqual({
      code: 'REQUEST.INVALID',
      details: {
        kg: 'Please order at least 1 kg.',
        name: 'This is needed.',
        plan: 'This should be one of: Bronze, Gold.',
        'tags.1': 'This is too long: at most 3.',
      },
    });
  });

  it('names the fields that are needed when there is no body at all', () => {
    expect(faultOf({ body: undefined })).toEqual({
      code: 'REQUEST.INVALID',
      details: { kg: 'This is needed.', name: 'This is needed.' },
    });
  });

  it.each([
    ['a list', []],
    ['a text', 'x'],
    ['a number', 1],
  ])('is malformed when the body is %s', (_what, body) => {
    expect(faultOf({ body })?.code).toBe('REQUEST.MALFORMED');
  });

  it('is malformed when an id in the path is none, and invalid when the query is wrong', () => {
    expect(faultOf({ params: { id: '1' } })).toEqual({
      code: 'REQUEST.MALFORMED',
      details: { id: 'This id is not well formed.' },
    });
    expect(faultOf({ query: { limit: '0' } })).toEqual({
      code: 'REQUEST.INVALID',
      details: { limit: 'This is too small: at least 1.' },
    });
  });
});
