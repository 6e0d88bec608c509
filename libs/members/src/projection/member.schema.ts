import { Schema } from 'mongoose';
import type { SoldPlan } from './domain/plan-standing.js';

/**
 * Services other than network store the member in this form. Events arrive in any order: until its event, each field is
 * missing or has its default. `profileRevision` is that of `name` and `mobile`. `planRank` is 0 for none, and otherwise
 * the place of the plan in `planNames` plus one: the highest plan with a valid sale; it follows from `sales`.
 */
export interface MemberDocument {
  _id: string;
  name?: string;
  mobile?: string;
  referralCode?: string;
  profileRevision?: number;
  isHead: boolean;
  isApproved: boolean;
  planRank: number;
  sales?: readonly SoldPlan[];
  isDeleted: boolean;
}

export const memberModel = 'Member';

/** The defaults apply to a member whose first event was of another kind. */
export const memberDefaults = { isHead: false, isApproved: false, planRank: 0, isDeleted: false } as const;

export const memberSchema = new Schema<MemberDocument>(
  {
    _id: { type: String, required: true },
    name: String,
    mobile: String,
    referralCode: String,
    profileRevision: Number,
    isHead: { type: Boolean, default: memberDefaults.isHead },
    isApproved: { type: Boolean, default: memberDefaults.isApproved },
    planRank: { type: Number, default: memberDefaults.planRank },
    sales: {
      type: [new Schema<SoldPlan>({ saleId: String, rank: Number, isReversed: Boolean }, { _id: false })],
      default: undefined,
    },
    isDeleted: { type: Boolean, default: memberDefaults.isDeleted },
  },
  { collection: 'members', versionKey: false },
);
memberSchema.index({ isHead: 1 }, { partialFilterExpression: { isHead: true } });
