import type { AccountChangeView } from '@deepam/contracts';
import { Schema } from 'mongoose';

export const accountChangeModel = 'AccountChange';

export interface AccountChangeDocument {
  _id: string;
  memberId: string;
  kind: AccountChangeView['kind'];
  at: Date;
  byId: string | null;
  reason: string | null;
}

export const accountChangeSchema = new Schema<AccountChangeDocument>(
  {
    _id: { type: String, required: true },
    memberId: { type: String, required: true },
    kind: { type: String, required: true },
    at: { type: Date, required: true },
    byId: { type: String, default: null },
    reason: { type: String, default: null },
  },
  { collection: 'account_changes', versionKey: false },
);
accountChangeSchema.index({ memberId: 1, at: -1, _id: -1 });
