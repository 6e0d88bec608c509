import { Schema } from 'mongoose';

export const consentChangeModel = 'ConsentChange';

/** The record is written with the change and never changes, so that the company can prove the consent. */
export interface ConsentChangeDocument {
  readonly _id: string;
  readonly memberId: string;
  readonly act: 'given' | 'withdrawn';
  readonly version: number | null;
  readonly correlationId: string;
  readonly at: Date;
}

export const consentChangeSchema = new Schema<ConsentChangeDocument>(
  {
    _id: { type: String, required: true },
    memberId: { type: String, required: true },
    act: { type: String, required: true },
    version: { type: Number, default: null },
    correlationId: { type: String, required: true },
    at: { type: Date, required: true },
  },
  { collection: 'consent_changes', versionKey: false },
);
consentChangeSchema.index({ memberId: 1, at: -1 });

export const numberChangeModel = 'NumberChange';

/** The record is written with the change and never contains the numbers. */
export interface NumberChangeDocument {
  _id: string;
  memberId: string;
  byId: string;
  fields: string[];
  address: string;
  correlationId: string;
  at: Date;
}

export const numberChangeSchema = new Schema<NumberChangeDocument>(
  {
    _id: { type: String, required: true },
    memberId: { type: String, required: true },
    byId: { type: String, required: true },
    fields: { type: [String], required: true },
    address: { type: String, required: true },
    correlationId: { type: String, required: true },
    at: { type: Date, required: true },
  },
  { collection: 'number_changes', versionKey: false },
);
numberChangeSchema.index({ memberId: 1, at: -1 });

export const revealModel = 'Reveal';

/** The record is written before the answer and never changes. */
export interface RevealDocument {
  _id: string;
  memberId: string;
  byId: string;
  byHead: boolean;
  fields: string[];
  purpose?: string;
  correlationId: string;
  at: Date;
}

export const revealSchema = new Schema<RevealDocument>(
  {
    _id: { type: String, required: true },
    memberId: { type: String, required: true },
    byId: { type: String, required: true },
    byHead: { type: Boolean, required: true },
    fields: { type: [String], required: true },
    purpose: String,
    correlationId: { type: String, required: true },
    at: { type: Date, required: true },
  },
  { collection: 'reveals', versionKey: false },
);
revealSchema.index({ memberId: 1, at: -1 });
revealSchema.index({ byId: 1, at: -1 });
