import { Schema } from 'mongoose';
import { sealedSchema } from '../../encryption/sealed.schema.js';
import type { SealedNumbers } from '../domain/numbers.js';

const sealedOrNull = { type: sealedSchema, default: null };

/** Part of the account's document. */
export const numbersSchema = new Schema<SealedNumbers>(
  { adharNo: sealedOrNull, panCardNo: sealedOrNull, bankAccountNo: sealedOrNull, ifscCode: sealedOrNull },
  { _id: false },
);
