import type { SavedView, ViewedList, ViewsOfList } from '@deepam/contracts';
import { isDuplicateKey } from '@deepam/platform';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type ClientSession, type Model, Schema } from 'mongoose';

export const savedViewsModel = 'SavedViews';

interface SavedViewsDocument {
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

const idOf = (accountId: string, list: ViewedList): string => `${accountId} ${list}`;

@Injectable()
export class SavedViewsRepository {
  constructor(@InjectModel(savedViewsModel) private readonly model: Model<SavedViewsDocument>) {}

  async viewsOf(accountId: string): Promise<SavedViewsDocument[]> {
    return this.model.find({ accountId }).sort({ list: 1 }).lean();
  }

  async find(accountId: string, list: ViewedList): Promise<SavedViewsDocument | null> {
    return this.model.findById(idOf(accountId, list)).lean();
  }

  /** @returns false if the stored revision has changed since */
  async replace(accountId: string, { list, revision, views }: ViewsOfList): Promise<boolean> {
    const _id = idOf(accountId, list);
    const next = { views, revision: revision + 1 };
    if (revision > 0) return (await this.model.updateOne({ _id, revision }, { $set: next })).matchedCount === 1;
    try {
      await this.model.create([{ _id, accountId, list, ...next }]);
      return true;
    } catch (error) {
      if (isDuplicateKey(error)) return false;
      throw error;
    }
  }

  async removeAll(accountId: string, session: ClientSession): Promise<void> {
    await this.model.deleteMany({ accountId }, { session });
  }
}
