import * as cancellations from '../cancellation-endpoints.js';
import * as reversals from '../reversal-endpoints.js';
import { exampleOf, ids, moment } from './example.js';
import { planSale } from './people.js';

const { proof: _proof, cancelUntil: _cancelUntil, ...sold } = planSale;

export const reversalExamples = [
  exampleOf(reversals.salesOfMember, { response: [{ ...sold, coolingOffEnd: moment, blocked: null }] }),
  exampleOf(reversals.reverseSale, {
    request: { kind: 'cooling-off', note: 'Asked by phone.' },
    response: { message: 'The sale is reversed. The member has no plan now.' },
  }),
  exampleOf(cancellations.askCancellation, {
    request: { saleId: ids.sale, reason: 'No time for it.' },
    response: { message: 'Your request was sent. The head will look at it.', cancellationId: ids.request },
  }),
  exampleOf(cancellations.withdrawCancellation, { response: { message: 'You keep your plan.' } }),
  exampleOf(cancellations.listCancellations, {
    response: [
      {
        ...{ _id: ids.request, saleId: ids.sale, memberId: ids.member, name: 'Asha Patil', referralCode: 'SL4HT8WZC' },
        ...{ plan: 'Silver', amount: 1500, approvedAt: moment, requestedAt: moment, reason: null },
      },
    ],
  }),
  exampleOf(cancellations.refuseCancellation, {
    request: { reason: 'The kit was opened and used.' },
    response: { message: 'The request is refused. The member sees the reason.' },
  }),
];
