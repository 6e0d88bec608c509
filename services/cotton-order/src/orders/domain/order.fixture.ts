import type { OrderDocument } from '../persistence/order.schema.js';

export const anOrder = (facts: Partial<OrderDocument> = {}): OrderDocument => ({
  _id: '65f000000000000000000001',
  member: { _id: '65f000000000000000000002', name: 'Asha Patil', mobile: '9876543210' },
  buyerAccounts: ['65f000000000000000000002'],
  searchName: 'asha patil',
  quantityKg: 2,
  address: 'Satara',
  paymentProofKey: 'cotton-order/payment-proofs/1.png',
  requestedAt: new Date('2026-01-03T06:00:00Z'),
  status: 'Requested',
  rejectionReason: null,
  returnStatus: null,
  returnReason: null,
  adminImageKey: null,
  steps: [],
  utr: null,
  seenBefore: [],
  ...facts,
});
