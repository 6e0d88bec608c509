import { defineEndpoint, defineEvent } from '@deepam/contracts';
import { expect, it } from '@jest/globals';
import { z } from 'zod';
import { contractChanges, type Contracts } from './contract-changes.js';

const order = {
  id: z.string(),
  kilograms: z.int(),
  status: z.enum(['Requested', 'Approved']),
  note: z.string().optional(),
};
const base = { event: z.object(order), body: z.object(order), response: z.array(z.object(order)) };

function contracts(
  shapes: Partial<typeof base> | Record<string, z.ZodType>,
  services = ['network' as const],
): Contracts {
  const { event, body, response } = { ...base, ...shapes };
  const call = {
    name: 'order',
    method: 'POST',
    path: '/order',
    service: 'network',
    access: 'member',
    summary: '',
  } as const;
  return {
    allEndpoints: [defineEndpoint({ ...call, body, response })],
    subscriptions: [{ event: defineEvent('cotton.ordered', 1, event), services }],
  };
}
const changed = (part: keyof typeof base, fields: z.ZodRawShape) => {
  const shape = z.object({ ...order, ...fields });
  return contractChanges(contracts({}), contracts({ [part]: part === 'response' ? z.array(shape) : shape }));
};

it('no change is reported for changed limits and new optional fields', () => {
  expect(contractChanges(contracts({}), contracts({}))).toEqual([]);
  for (const part of ['event', 'body', 'response'] as const) {
    expect(changed(part, { kilograms: z.int().max(5), colour: z.string().optional() })).toEqual([]);
  }
});

it('a newly required field is reported, in either direction', () => {
  expect(changed('event', { colour: z.string() })).toEqual(['colour in cotton.ordered.v1 is needed now']);
  expect(changed('body', { note: z.string() })).toEqual(['note in body of order is needed now']);
  expect(changed('response', { colour: z.string() })).toEqual(['colour in each of the answer of order is needed now']);
});

it('a field that the older release reads and that may be missing is reported, except in bodies', () => {
  const optional = { kilograms: z.int().optional() };
  expect(changed('event', optional)).toEqual(['kilograms in cotton.ordered.v1 may be missing now']);
  expect(changed('response', optional)).toEqual(['kilograms in each of the answer of order may be missing now']);
  expect(changed('body', optional)).toEqual([]);
});

it('a new word of an enumeration is reported, except in bodies', () => {
  const more = { status: z.enum(['Requested', 'Approved', 'Delivered']) };
  const unknown = 'may be Delivered, which the older release does not know';
  expect(changed('event', more)).toEqual([`status in cotton.ordered.v1 ${unknown}`]);
  expect(changed('response', more)).toEqual([`status in each of the answer of order ${unknown}`]);
  expect(changed('body', more)).toEqual([]);
  expect(changed('body', { status: z.enum(['Requested']) })).toEqual([
    'status in body of order may no longer be Approved',
  ]);
});

it('a changed type, a removed call and an unheard event are reported', () => {
  expect(changed('event', { kilograms: z.string() })).toEqual(['kilograms in cotton.ordered.v1 is of another type']);
  expect(changed('response', { id: z.string().nullable() })).toEqual([
    'id in each of the answer of order is of another type',
  ]);
  const { subscriptions } = contracts({}, []);
  expect(contractChanges(contracts({}), { allEndpoints: [], subscriptions })).toEqual([
    'the call order is gone',
    'network no longer hears cotton.ordered.v1',
  ]);
});
