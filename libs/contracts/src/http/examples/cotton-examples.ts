import * as cotton from '../cotton-endpoints.js';
import type { CottonOrderView } from '../cotton-endpoints.js';
import * as stock from '../cotton-stock-endpoints.js';
import { exampleOf, ids, linkTo, moment } from './example.js';

const order: CottonOrderView = {
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
  sentAt: null,
  parcelNo: null,
  deliveryBy: null,
  refundBy: null,
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
} satisfies CottonOrderView;

const onItsWay = {
  ...order,
  status: 'Approved',
  steps: asked.steps.slice(0, 1),
  sentAt: '2026-01-07T09:30:00.000Z',
  parcelNo: 'EM123456789IN',
  deliveryBy: '2026-01-13',
} satisfies CottonOrderView;
const january = {
  takenKg: 5,
  returnedKg: 2,
  depositPaid: 2e3,
  depositBack: 800,
  depositHeld: 2e3,
  makingCharge: 600,
} satisfies cotton.PassbookSums;

const purchase: stock.CottonMovement = {
  _id: ids.posting,
  day: '2026-01-05',
  kind: 'bought',
  account: 'bought',
  kg: 100.5,
  orderId: null,
  saleId: null,
  member: null,
  supplier: 'Khandesh Ginning',
  invoice: 'KG/114',
  price: 15_075,
  reason: null,
  by: 'Ravi Kulkarni',
  notedAt: moment,
  correctsId: null,
  isCorrected: false,
};
const nothing = { supplier: null, invoice: null, price: null, by: null };

export const cottonExamples = [
  exampleOf(stock.cottonStock, {
    response: {
      store: 48.3,
      members: 35,
      kits: 1.2,
      wicks: 15,
      lost: 1,
      from: '2026-01-01',
      to: '2026-01-05',
      moved: {
        bought: 100.5,
        sent: 20,
        kits: 0.7,
        wicks: 5,
        lost: 1,
      },
    },
  }),
  exampleOf(stock.cottonMovements, {
    response: [
      purchase,
      {
        ...purchase,
        ...nothing,
        _id: ids.request,
        kind: 'sent',
        account: 'sent',
        kg: 5,
        orderId: ids.order,
        member: {
          _id: ids.member,
          name: 'Asha Patil',
        },
      },
    ],
  }),
  exampleOf(stock.cottonMovementsCsv, {
    response: 'Day,Kind,Bought (kg)\n2026-01-05,bought,100.5\nTotal,,100.5\n',
  }),
  exampleOf(stock.addCottonPurchase, {
    request: { kg: 100.5, day: '2026-01-05', supplier: 'Khandesh Ginning', invoice: 'KG/114', price: 15_075 },
    response: { message: 'The purchase was noted.', movement: purchase },
  }),
  exampleOf(stock.addCottonLoss, {
    request: { kind: 'lost', kg: 1, day: '2026-01-05', reason: 'Damp in the rains' },
    response: {
      message: 'The stock was corrected.',
      movement: { ...purchase, ...nothing, kind: 'lost', account: 'lost', kg: 1, reason: 'Damp in the rains' },
    },
  }),
  exampleOf(stock.correctCottonMovement, {
    request: { reason: 'Typed twice' },
    response: {
      message: 'The movement was taken back.',
      movement: {
        ...purchase,
        _id: ids.request,
        kind: 'correction',
        kg: -100.5,
        correctsId: ids.posting,
      },
    },
  }),
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
  exampleOf(cotton.cottonOrder, { response: onItsWay }),
  exampleOf(cotton.markCottonSent, {
    request: { parcelNo: 'EM123456789IN' },
    response: { message: 'The order is marked as sent. Notification sent.', order: onItsWay },
  }),
  exampleOf(cotton.cottonPassbook, {
    response: {
      year: '2025-26',
      years: ['2025-26'],
      depositBefore: 800,
      months: [
        {
          month: '2026-01',
          ...january,
        },
      ],
      total: january,
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
