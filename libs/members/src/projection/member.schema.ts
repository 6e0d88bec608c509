import { Schema } from 'mongoose';

/** What a service other than network keeps of a member. Fields arrive by events in any order, so each has a default. */
export interface MemberDocument {
  _id: string;
  name?: string;
  mobile?: string;
  referralCode?: string;
  /** Revision of the profile that `name` and `mobile` come from; absent until the first profile event. */
  profileRevision?: number;
  isHead: boolean;
  isApproved: boolean;
  /** 0 for none, else the place of the plan in `planNames` plus one: plans only rise, so the highest one seen is the present one. */
  planRank: number;
  /** Also of those who closed their account. */
  isDeleted: boolean;
}

export const memberSchema = new Schema<MemberDocument>(
  {
    _id: { type: String, required: true },
    name: String,
    mobile: String,
    referralCode: String,
    profileRevision: Number,
    isHead: { type: Boolean, default: false },
    isApproved: { type: Boolean, default: false },
    planRank: { type: Number, default: 0 },
    isDeleted: { type: Boolean, default: false },
  },
  { collection: 'members', versionKey: false },
);
memberSchema.index({ isHead: 1 }, { partialFilterExpression: { isHead: true } });
