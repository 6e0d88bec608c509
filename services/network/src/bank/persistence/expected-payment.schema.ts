import { expectedPaymentStates, type Paise } from '@deepam/contracts';
import { Schema } from 'mongoose';
import type { Candidate } from '../domain/match-types.js';
import { candidateSchema } from './bank-line.schema.js';

/** Of requests whose money may still come: the head may have seen it before the statement did. */
export const waitingStatuses = ['open', 'approved'] as const;

/** Money that a member says to have paid. Names are not kept here: they are read where the member's own are. */
export interface ExpectedPayment {
  /** Of the plan request or cotton order. */
  readonly _id: string;
  readonly kind: 'plan' | 'cotton';
  readonly memberId: string;
  readonly amountPaise: Paise;
  readonly utr: string | null;
  readonly txnids: readonly string[];
  readonly requestedAt: Date;
  /** `gone`: rejected, replaced by another request, or its member was deleted. */
  readonly status: 'open' | 'approved' | 'gone';
  readonly state: (typeof expectedPaymentStates)[number];
  /** The bank line that is its money. */
  readonly lineId?: string;
  /** The sale that it paid was taken back; the line stays with it. */
  readonly reversedAt?: Date;
  /** The time of the latest event about the credit of a cotton order; absent for a plan request. */
  readonly announcedAt?: Date;
  readonly candidates: readonly Candidate[];
  /** Nothing was looked for since it came. */
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
    candidates: { type: [candidateSchema], required: true },
    isUnseen: Boolean,
  },
  { collection: 'expected_payments', versionKey: false },
);
// The other half of `one_line_for_a_request`.
expectedPaymentSchema.index(
  { lineId: 1 },
  { unique: true, partialFilterExpression: { lineId: { $exists: true } }, name: 'one_request_for_a_line' },
);
expectedPaymentSchema.index({ status: 1, state: 1, requestedAt: 1, _id: 1 });
expectedPaymentSchema.index({ memberId: 1, kind: 1 });
expectedPaymentSchema.index({ amountPaise: 1, requestedAt: 1 });
expectedPaymentSchema.index({ isUnseen: 1 }, { partialFilterExpression: { isUnseen: true } });
