import { Schema } from 'mongoose';
import type { Sealed } from './domain/sealed.js';

export const sealedSchema = new Schema<Sealed>(
  { keyId: { type: String, required: true }, box: { type: String, required: true } },
  { _id: false },
);
