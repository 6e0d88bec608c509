import { answers } from './screen-steps.mjs';

const taken = (...steps) => steps.map(([step, at]) => ({ step, at: `${at}T06:30:00.000Z`, by: null }));

const requested = {
  _id: '6650f1a2b3c4d5e6f7a8b9c1',
  member: { _id: '6650f1a2b3c4d5e6f7a8b9c2', name: 'Asha Patil', mobile: '9812345670' },
  quantity: 12,
  address: '12 Gandhi Road, Panchavati, Nashik, Maharashtra 422001',
  paymentProof: '/api/files/none.jpg',
  requestDate: '2026-01-05T06:30:00.000Z',
  status: 'Requested',
  rejectionReason: null,
  adminProvidedImage: null,
  depositReturnRequested: false,
  depositReturnStatus: null,
  deposit: 4800,
  depositReturnAmount: 8400,
  returnedKg: null,
  steps: [],
  sentAt: null,
  parcelNo: null,
  deliveryBy: null,
  refundBy: null,
  utr: '600612345678',
  seenBefore: [],
};
const approved = {
  ...requested,
  status: 'Approved',
  steps: taken(['approved', '2026-01-06']),
  deliveryBy: '2036-01-12',
};
const sent = { ...approved, sentAt: '2026-01-07T06:30:00.000Z', parcelNo: 'India Post EM123456789IN' };
const delivered = {
  ...sent,
  status: 'Delivered',
  deliveryBy: '2026-01-12',
  steps: taken(['approved', '2026-01-06'], ['delivered', '2026-01-14']),
};
const asked = {
  ...delivered,
  depositReturnRequested: true,
  depositReturnStatus: 'Requested',
  refundBy: '2036-02-08',
  steps: [...delivered.steps, ...taken(['return-requested', '2026-02-01'])],
};
const rejectionReason = 'The bank has no such payment. Please send the picture with the number of the transaction.';

export const orders = {
  requested,
  rejected: { ...requested, status: 'Rejected', rejectionReason, steps: taken(['rejected', '2026-01-06']) },
  approved,
  sent,
  late: { ...sent, deliveryBy: '2026-01-12' },
  delivered,
  asked,
  refunded: {
    ...asked,
    depositReturnStatus: 'Approved',
    returnedKg: 12,
    adminProvidedImage: '/api/files/none.jpg',
    steps: [...asked.steps, ...taken(['return-approved', '2026-02-03'])],
  },
  'return-rejected': {
    ...asked,
    depositReturnStatus: 'Rejected',
    rejectionReason: 'The wicks are damp.',
    steps: [...asked.steps, ...taken(['return-rejected', '2026-02-03'])],
  },
};

export const orderPath = `/cotton/${requested._id}`;
export const orderIs = (state) => async (page) => {
  await answers('/member/cotton/orders/*', 200, orders[state])(page);
  await answers('/member/cotton/orders*', 200, [orders[state]])(page);
};
export const againPath = `/cotton?again=${requested._id}`;
