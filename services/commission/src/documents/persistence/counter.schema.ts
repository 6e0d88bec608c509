import { Schema } from 'mongoose';

export const documentCounterModel = 'DocumentCounter';

export interface DocumentCounter {
  readonly _id: string;
  readonly value: number;
}

export const documentCounterSchema = new Schema<DocumentCounter>(
  { _id: { type: String, required: true }, value: { type: Number, required: true } },
  { collection: 'document_counters', versionKey: false },
);
