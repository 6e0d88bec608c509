import type { ViewedList, SavedView } from '@deepam/contracts';
import { Schema } from 'mongoose';

export const savedViewsModel = 'SavedViews';

export interface SavedViewsDocument {
  readonly _id: string;
  readonly accountId: string;
  readonly list: ViewedList;
  readonly revision: number;
  readonly views: readonly SavedView[];
}

const text = { type: String, required: true };

export const savedViewsSchema = new Schema<SavedViewsDocument>(
  {
    _id: text,
    accountId: text,
    list: text,
    revision: { type: Number, required: true },
    views: { type: [new Schema<SavedView>({ name: text, query: { type: String, default: '' } }, { _id: false })] },
  },
  { collection: 'saved_views', versionKey: false },
);
savedViewsSchema.index({ accountId: 1 });
