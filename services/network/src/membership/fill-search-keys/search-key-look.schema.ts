import { Schema } from 'mongoose';

export interface SearchKeyLook {
  readonly _id: string;
  readonly begunAt: Date;
}

export const searchKeyLookModel = 'SearchKeyLook';
export const searchKeyLookSchema = new Schema<SearchKeyLook>(
  { _id: { type: String, required: true }, begunAt: { type: Date, required: true } },
  { collection: 'search_key_looks', versionKey: false },
);
