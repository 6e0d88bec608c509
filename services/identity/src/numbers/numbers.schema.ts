import { Schema } from 'mongoose';
import { sealedSchema } from '../encryption/sealed-store.js';
import type { SealedNumber, SealedNumbers } from './domain/numbers.js';

const texts = { type: [String], default: undefined };
const digestedSchema = new Schema<SealedNumber>(
  { keyId: { type: String, required: true }, box: { type: String, required: true }, digests: texts, digestedBy: texts },
  { _id: false },
);
const digested = { type: digestedSchema, default: null };

export const numbersSchema = new Schema<SealedNumbers>(
  {
    adharNo: digested,
    panCardNo: digested,
    bankAccountNo: digested,
    ifscCode: { type: sealedSchema, default: null },
    bankHolder: { type: sealedSchema, default: null },
  },
  { _id: false },
);
