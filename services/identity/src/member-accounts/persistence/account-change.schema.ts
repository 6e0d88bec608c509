import type { AccountChangeView } from '@deepam/contracts';
import { Schema } from 'mongoose';

export const accountChangeModel = 'AccountChange';

/** What the head or an operator did about somebody's account. */
export interface AccountChangeDocument {
  _id: string;
  memberId: string;
  kind: AccountChangeView['kind'];
  at: Date;
  /** The head; null where an operator did it. */
  byId: string | null;
  /** The head's, or the endings of the mobiles, the old and the new one. */
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
