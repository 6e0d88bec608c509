import { Schema } from 'mongoose';

/** The last time that every membership was given the keys it lacked. */
export interface SearchKeyLook {
  /** Of which keys. */
  readonly _id: string;
  /** Whatever was written before then has its keys. */
  readonly begunAt: Date;
}

export const searchKeyLookModel = 'SearchKeyLook';
export const searchKeyLookSchema = new Schema<SearchKeyLook>(
  { _id: { type: String, required: true }, begunAt: { type: Date, required: true } },
  { collection: 'search_key_looks', versionKey: false },
);
