import { payoutStatuses, type Paise } from '@deepam/contracts';
import { Schema } from 'mongoose';
import type { ByLedger } from '../../ledger/domain/posting.js';
import type { PayoutTax } from '../../tax/domain/payout-tax.js';
import type { PayoutStatus } from '../domain/payout.js';

export const payoutModel = 'Payout';

export interface PayoutDocument {
  readonly _id: string;
  readonly memberId: string;
  readonly requesterAccounts: readonly string[];
  readonly amountPaise: Paise;
  /** A rejection returns exactly these amounts. */
  readonly taken: ByLedger;
  readonly status: PayoutStatus;
  readonly requestedAt: Date;
  readonly decidedAt: Date | null;
  readonly decidedBy: string | null;
  readonly reason: string | null;
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
    reason: { type: String, default: null },
    tax: { type: taxSchema, default: undefined },
  },
  { collection: 'payouts', versionKey: false },
);
payoutSchema.index({ memberId: 1, requestedAt: -1, _id: -1 });
payoutSchema.index({ requestedAt: -1, _id: -1 });
payoutSchema.index({ status: 1, requestedAt: -1, _id: -1 });
payoutSchema.index({ status: 1, amountPaise: -1, requestedAt: -1, _id: -1 });
payoutSchema.index({ memberId: 1, status: 1, requestedAt: -1, _id: -1 });
