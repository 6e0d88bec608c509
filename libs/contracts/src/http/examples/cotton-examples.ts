import * as cotton from '../cotton-endpoints.js';
import { exampleOf, ids, linkTo, moment } from './example.js';

const order: cotton.CottonOrderView = {
  _id: ids.order,
  member: { _id: ids.member, name: 'Asha Patil', mobile: '9876543210' },
  quantity: 5,
  address: 'Near the temple, Satara, Maharashtra 415001',
  paymentProof: linkTo('cotton-order/payment-proofs/9b2e.png'),
  requestDate: moment,
  status: 'Requested',
  rejectionReason: null,
  adminProvidedImage: null,
  depositReturnRequested: false,
  depositReturnStatus: null,
  deposit: 2000,
  depositReturnAmount: 3500,
  cottonReturnQuantity: null,
  steps: [],
  utr: '123456789012',
  seenBefore: [],
};
const asked = {
  ...order,
  status: 'Delivered',
  depositReturnRequested: true,
  depositReturnStatus: 'Requested',
  steps: [
    { step: 'approved', at: '2026-01-06T09:30:00.000Z', by: null },
    { step: 'delivered', at: '2026-01-08T09:30:00.000Z', by: null },
    { step: 'return-requested', at: '2026-01-20T09:30:00.000Z', by: null },
  ],
} satisfies cotton.CottonOrderView;

export const cottonExamples = [
  exampleOf(cotton.requestCotton, {
    request: { quantity: 5, address: order.address, utr: order.utr ?? undefined },
    response: { message: 'Cotton requested successfully! Notification sent.', order },
  }),
  exampleOf(cotton.cottonOrders, { response: [order] }),
  exampleOf(cotton.networkCottonOrders, { response: [order] }),
  exampleOf(cotton.networkCottonOrdersCsv, { response: 'Date,Name,Quantity (kg)\n2026-01-05,Asha Patil,5\n' }),
  exampleOf(cotton.waitingCotton, { response: { orders: 2, returns: 1 } }),
  exampleOf(cotton.decideCottonOrder, {
    request: { status: 'Rejected', rejectionReason: 'We could not find this payment.' },
    response: {
      message: 'Cotton order Rejected! Notification sent.',
      order: { ...order, status: 'Rejected', rejectionReason: 'We could not find this payment.' },
    },
  }),
  exampleOf(cotton.requestReturn, { response: { message: 'The return is requested.', order: asked } }),
  exampleOf(cotton.decideReturn, {
    request: { status: 'Approved' },
    response: {
      message: 'The return is approved.',
      order: { ...asked, depositReturnStatus: 'Approved', cottonReturnQuantity: 5 },
    },
  }),
];
