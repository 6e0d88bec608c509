import { stateCodes } from '@deepam/contracts';
import { appendOnly } from '@deepam/platform';
import { Schema } from 'mongoose';
import type { Issuer } from '../domain/document.js';

export const businessModel = 'Business';

export interface BusinessDocument extends Issuer {
  readonly _id: number;
  readonly rateBasisPoints: number;
  readonly since: Date;
  readonly changedAt: Date;
  readonly changedBy: string;
}

export const businessSchema = new Schema<BusinessDocument>(
  {
    _id: { type: Number, required: true },
    legalName: { type: String, required: true },
    address: { type: String, required: true },
    state: { type: String, enum: stateCodes, required: true },
    gstin: { type: String, default: null },
    hsn: { type: String, default: '' },
    rateBasisPoints: { type: Number, required: true },
    since: { type: Date, required: true },
    changedAt: { type: Date, required: true },
    changedBy: { type: String, required: true },
  },
  { collection: 'business_versions', versionKey: false },
);
appendOnly(businessSchema, 'Versions of the business');
