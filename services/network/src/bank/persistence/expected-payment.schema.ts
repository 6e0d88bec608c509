import { creditDoubts, expectedPaymentStates, type CreditDoubt, type Paise } from '@deepam/contracts';
import { Schema } from 'mongoose';
import type { Candidate } from '../domain/match-types.js';
import { candidateSchema } from './bank-line.schema.js';

/**
 * The head may approve a request before a statement shows its credit, so requests of both statuses still wait for one.
 */
export const waitingStatuses = ['open', 'approved'] as const;

export interface ExpectedPayment {
  readonly _id: string;
  readonly kind: 'plan' | 'cotton';
  readonly memberId: string;
  readonly amountPaise: Paise;
  readonly utr: string | null;
  readonly txnids: readonly string[];
  readonly requestedAt: Date;
  readonly status: 'open' | 'approved' | 'gone';
  readonly state: (typeof expectedPaymentStates)[number];
  readonly lineId?: string;
  readonly reversedAt?: Date;
  /**
   * The fields have the time and the content of the latest event about the credit of a cotton order. Both are absent
   * for a plan request, and the content is absent after the event of a release.
   */
  readonly announcedAt?: Date;
  readonly announced?: { readonly doubt: CreditDoubt | null; readonly people: readonly string[] };
  readonly candidates: readonly Candidate[];
  readonly isUnseen?: true;
}

export const expectedPaymentModel = 'ExpectedPayment';
export const expectedPaymentSchema = new Schema<ExpectedPayment>(
  {
    _id: { type: String, required: true },
    kind: { type: String, enum: ['plan', 'cotton'], required: true },
    memberId: { type: String, required: true },
    amountPaise: { type: Number, required: true },
    utr: { type: String, default: null },
    txnids: { type: [String], required: true },
    requestedAt: { type: Date, required: true },
    status: { type: String, enum: ['open', 'approved', 'gone'], required: true },
    state: { type: String, enum: expectedPaymentStates, required: true },
    lineId: String,
    reversedAt: Date,
    announcedAt: Date,
    announced: {
      type: new Schema({ doubt: { type: String, enum: [...creditDoubts, null] }, people: [String] }, { _id: false }),
    },
    candidates: { type: [candidateSchema], required: true },
    isUnseen: Boolean,
  },
  { collection: 'expected_payments', versionKey: false },
);
expectedPaymentSchema.index(
  { lineId: 1 },
  { unique: true, partialFilterExpression: { lineId: { $exists: true } }, name: 'one_request_for_a_line' },
);
expectedPaymentSchema.index({ status: 1, state: 1, requestedAt: 1, _id: 1 });
expectedPaymentSchema.index({ memberId: 1, kind: 1 });
expectedPaymentSchema.index({ amountPaise: 1, requestedAt: 1 });
expectedPaymentSchema.index({ isUnseen: 1 }, { partialFilterExpression: { isUnseen: true } });
