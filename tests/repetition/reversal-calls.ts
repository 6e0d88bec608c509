import {
  requestCancellation,
  cancellationRejected,
  cancellationRequested,
  cancellationWithdrawn,
  rejectCancellation,
  reverseSale,
  saleReversed,
  withdrawCancellation,
} from '@deepam/contracts';
import { missingId } from '../access/scene.js';
import { published, repeated, withBody, type RepeatedCall } from './repeated-call.js';

export const reversalCalls: readonly RepeatedCall[] = [
  repeated(reverseSale, {
    as: 'head',
    input: async ({ have }) => ({
      params: { id: await have.sale() },
      body: { kind: 'wrong-approval', note: 'No money came.' },
    }),
    effects: published('network', saleReversed),
    other: withBody({ note: 'Another note.' }),
  }),
  repeated(rejectCancellation, {
    as: 'head',
    input: async ({ have }) => ({
      params: { id: await have.cancellation() },
      body: { reason: 'The kit was used.' },
    }),
    effects: published('network', cancellationRejected),
    other: withBody({ reason: 'Another reason.' }),
  }),
  repeated(requestCancellation, {
    as: 'newcomer',
    input: async ({ have, self }) => ({ body: { saleId: await have.sale(self) } }),
    effects: published('network', cancellationRequested),
    other: withBody({ reason: 'Another reason.' }),
  }),
  repeated(withdrawCancellation, {
    as: 'newcomer',
    input: async ({ have, self }) => ({ params: { id: await have.cancellation(self) } }),
    effects: published('network', cancellationWithdrawn),
    other: (input) => ({ ...input, params: { id: missingId } }),
  }),
];
