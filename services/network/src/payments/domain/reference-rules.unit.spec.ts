import { expect, it } from '@jest/globals';
import { mayStandFor, releaseError, standsFor, type Claim, type HeldReference } from './reference-rules.js';

const now = new Date('2026-01-05T10:00:00Z');
const held = (changes: Partial<HeldReference> = {}): HeldReference => ({ memberId: 'A', saleId: null, ...changes });
const plan: Claim = { kind: 'plan', memberId: 'A' };
const cotton: Claim = { kind: 'cotton', memberId: 'A', orderId: 'o1', waitsForPlan: false, reservedAt: now };

it.each([
  ['that nobody has sent', null, true, true],
  ['of a request that was replaced or rejected', held(), true, true],
  ['of another account', held({ memberId: 'B' }), false, false],
  ['that led to a sale', held({ saleId: 's' }), false, false],
  ['of another order', held({ orderId: 'o2', isOrdered: true }), false, false],
  ['of another order that was announced only', held({ orderId: 'o2', isOrdered: false }), false, true],
  ['of the same order, asked for again', held({ orderId: 'o1', isOrdered: true }), false, true],
  ['of an order that was rejected', held({ orderId: null }), true, true],
])('%s', (_what, reference, forPlan, forCotton) => {
  expect(mayStandFor(reference, plan)).toBe(forPlan);
  expect(mayStandFor(reference, cotton)).toBe(forCotton);
});

it('a UTR of a plan request is not available for cotton, whoever owns it', () => {
  expect(mayStandFor(held(), { ...cotton, waitsForPlan: true })).toBe(false);
  expect(mayStandFor(null, { ...cotton, waitsForPlan: true })).toBe(false);
});

it.each([
  ['nothing', held(), false, null],
  ['request', held(), true, 'NETWORK.UTR_HELD'],
  ['sale', held({ saleId: 's' }), true, 'NETWORK.UTR_HELD'],
  ['order', held({ orderId: 'o', isOrdered: true, reservedAt: new Date(0) }), false, 'NETWORK.UTR_HELD'],
  ['order', held({ orderId: 'o', reservedAt: new Date('2026-01-05T09:55:00Z') }), false, 'NETWORK.UTR_HELD'],
  ['nothing', held({ orderId: 'o', reservedAt: new Date('2026-01-05T09:50:00Z') }), false, null],
] as const)('a UTR belongs to %s: %j, waiting %j', (expected, reference, waits, error) => {
  expect(standsFor(reference, waits, now)).toBe(expected);
  expect(releaseError(expected)).toBe(error);
});
