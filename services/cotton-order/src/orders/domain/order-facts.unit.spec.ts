import { expect, it } from '@jest/globals';
import type { OrderDocument } from '../persistence/order.schema.js';
import { dueMovements } from './order-facts.js';

const order: OrderDocument = {
  _id: 'order',
  member: { _id: 'asha', name: 'Asha', mobile: '' },
  buyerAccounts: ['asha'],
  searchName: 'asha',
  quantityKg: 3,
  address: 'Satara',
  paymentProofKey: 'proof',
  requestedAt: new Date('2026-01-01T10:00:00Z'),
  status: 'Requested',
  rejectionReason: null,
  returnStatus: null,
  returnReason: null,
  adminImageKey: null,
  steps: [],
  utr: null,
  seenBefore: [],
};
const due = (change: Partial<OrderDocument>) =>
  dueMovements({ ...order, ...change }, () => ({ id: 'id', at: new Date(0) })).map(({ key, grams, day }) => [
    key,
    grams,
    day,
  ]);
const step = (name: 'approved' | 'delivered' | 'return-approved', at: string) => ({
  step: name,
  at: new Date(at),
  byId: 'head',
});

it('an order has none before the delivery', () => {
  for (const status of ['Requested', 'Approved', 'Rejected'] as const) {
    expect(due({ status })).toEqual([]);
  }
});

it('an order has its cotton on the day of delivery in India, and its wicks on the day of the return', () => {
  const steps = [step('approved', '2026-01-02T10:00:00Z'), step('delivered', '2026-01-03T20:00:00Z')];
  expect(due({ status: 'Delivered', steps })).toEqual([['sent:order', 3_000, '2026-01-04']]);
  expect(due({ status: 'Delivered', steps, returnStatus: 'Requested' })).toHaveLength(1);
  expect(due({ status: 'Delivered', steps, returnStatus: 'Rejected' })).toHaveLength(1);
  const returned = [...steps, step('return-approved', '2026-02-01T10:00:00Z')];
  expect(due({ status: 'Delivered', steps: returned, returnStatus: 'Approved' })).toEqual([
    ['sent:order', 3_000, '2026-01-04'],
    ['wicks-back:order', 3_000, '2026-02-01'],
  ]);
});
