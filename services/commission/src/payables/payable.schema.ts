import { payableKinds, payableStates, type PayableKind, type PayableState, type Paise } from '@deepam/contracts';
import { Schema } from 'mongoose';

export const payableModel = 'Payable';

export interface PayableDocument {
  readonly _id: string;
  readonly kind: PayableKind;
  readonly memberId: string;
  readonly requesterAccounts: readonly string[];
  readonly grossPaise: Paise;
  readonly taxPaise: Paise;
  readonly netPaise: Paise;
  readonly state: PayableState;
  readonly owedSince: Date;
  readonly transferCount: number;
  /** Every change of one of its transfers raises the version, so that two concurrent changes conflict. */
  readonly version: number;
}

const number = { type: Number, required: true };

export const payableSchema = new Schema<PayableDocument>(
  {
    _id: { type: String, required: true },
    kind: { type: String, enum: payableKinds, required: true },
    memberId: { type: String, required: true },
    requesterAccounts: { type: [String], required: true },
    grossPaise: number,
    taxPaise: number,
    netPaise: number,
    state: { type: String, enum: payableStates, required: true },
    owedSince: { type: Date, required: true },
    transferCount: number,
    version: number,
  },
  { collection: 'payables', versionKey: false },
);
payableSchema.index({ owedSince: -1, _id: -1 });
payableSchema.index({ state: 1, owedSince: -1, _id: -1 });
payableSchema.index({ state: 1, grossPaise: -1, owedSince: -1, _id: -1 });
payableSchema.index({ memberId: 1, state: 1, owedSince: -1, _id: -1 });
payableSchema.index({ memberId: 1, owedSince: -1, _id: -1 });
