import { payoutStatuses, type Paise } from '@deepam/contracts';
import { Schema } from 'mongoose';
import type { ByLedger } from '../../ledger/domain/posting.js';
import type { PayoutTax } from '../../tax/domain/payout-tax.js';
import type { PayoutStatus } from '../domain/payout.js';

export const payoutModel = 'Payout';

export interface PayoutDocument {
  readonly _id: string;
  readonly memberId: string;
  /** The accounts of the requester (`accountsOf`). */
  readonly requesterAccounts: readonly string[];
  readonly amountPaise: Paise;
  /** What the request took from each ledger; a rejection gives back exactly that. */
  readonly taken: ByLedger;
  readonly status: PayoutStatus;
  readonly requestedAt: Date;
  readonly decidedAt: Date | null;
  readonly decidedBy: string | null;
  /** Object key of the image of the payment. */
  readonly paymentProofKey: string | null;
  readonly reason: string | null;
  /** The batch that it waits in, or was paid by; missing in payouts from before there were batches. */
  readonly batchId?: string | null;
  /** Of the bank, for one that was paid in a batch, and when. */
  readonly utr?: string | null;
  readonly paidAt?: Date | null;
  /** The payment of the bank on which a person has approved it, by its reference; null when a person has sent it, then or after its payment came back. Missing in older ones, and while a batch alone has paid it. */
  readonly knownPayment?: string | null;
  /** Its payment, by the bank or by its batch, came back, and nothing else has reached the member since. */
  readonly cameBackAt?: Date;
  /** When a person has sent it by hand, and who; while it is to be sent again, when that was granted, and who sends it: a release of before knows nothing else. */
  readonly sentAt?: Date;
  readonly sentBy?: string;
  /** A second person had granted its approval, or that it is sent again: it is sent after that. Until that is recorded. */
  readonly isSentGranted?: true;
  /** When that was granted, until somebody records that it was sent. Missing where a release of before granted it. */
  readonly toSendSince?: Date;
  /** How often who sends it was asked whether they have, of what was granted then. */
  readonly reminded?: { readonly since: Date; readonly times: number };
  /** Meanwhile the bank says that it has paid it by an earlier file: nothing is to be sent. */
  readonly isPaidElsewhere?: true;
  /** How often what the bank says of it was noted or taken back: of two such changes, or of one and a decision or another file, at one moment one is tried again. */
  readonly findings?: number;
  /** Of one that is approved or in a batch; missing where none was deducted from anybody then. */
  readonly tax?: PayoutTax;
}

const number = { type: Number, required: true };
const taxSchema = new Schema<PayoutTax>(
  {
    grossPaise: number,
    taxPaise: number,
    netPaise: number,
    basisPaise: number,
    coveredPaise: number,
    rateBasisPoints: number,
    personKey: { type: String, required: true },
    year: number,
    hasPan: { type: Boolean, required: true },
    ratesVersion: number,
    fixedAt: { type: Date, required: true },
  },
  { _id: false },
);

export const payoutSchema = new Schema<PayoutDocument>(
  {
    _id: { type: String, required: true },
    memberId: { type: String, required: true },
    requesterAccounts: { type: [String], required: true },
    amountPaise: { type: Number, required: true },
    taken: { commission: { type: Number, required: true }, earnings: { type: Number, required: true } },
    status: { type: String, enum: payoutStatuses, required: true },
    requestedAt: { type: Date, required: true },
    decidedAt: { type: Date, default: null },
    decidedBy: { type: String, default: null },
    paymentProofKey: { type: String, default: null },
    reason: { type: String, default: null },
    batchId: { type: String, default: null },
    utr: { type: String, default: null },
    paidAt: { type: Date, default: null },
    knownPayment: String,
    cameBackAt: Date,
    sentAt: Date,
    sentBy: String,
    isSentGranted: Boolean,
    toSendSince: Date,
    reminded: { type: new Schema({ since: Date, times: Number }, { _id: false }), default: undefined },
    isPaidElsewhere: Boolean,
    findings: Number,
    tax: { type: taxSchema, default: undefined },
  },
  { collection: 'payouts', versionKey: false },
);
payoutSchema.index({ memberId: 1, requestedAt: -1, _id: -1 });
// All payouts, and those that wait: exports and counts.
payoutSchema.index({ requestedAt: -1, _id: -1 });
payoutSchema.index({ status: 1, requestedAt: -1, _id: -1 });
// By amount, for the head's list.
payoutSchema.index({ status: 1, amountPaise: -1, requestedAt: -1, _id: -1 });
payoutSchema.index({ batchId: 1 }, { partialFilterExpression: { batchId: { $type: 'string' } } });
payoutSchema.index({ utr: 1 }, { partialFilterExpression: { utr: { $type: 'string' } } });
// Those that are to be sent again, which are few.
payoutSchema.index({ cameBackAt: 1 }, { partialFilterExpression: { cameBackAt: { $exists: true } } });
// Those that were granted and are to be sent, which are few as well.
payoutSchema.index({ toSendSince: 1 }, { partialFilterExpression: { toSendSince: { $exists: true } } });
payoutSchema.index({ memberId: 1, status: 1, requestedAt: -1, _id: -1 });
