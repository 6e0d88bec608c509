import { Schema } from 'mongoose';
import type { SoldPlan } from './domain/plan-standing.js';

/** What a service other than network keeps of a member. Fields arrive by events in any order: until its event, each is missing or has its default. */
export interface MemberDocument {
  _id: string;
  name?: string;
  mobile?: string;
  referralCode?: string;
  /** Revision of the profile that `name` and `mobile` come from; absent until the first profile event. */
  profileRevision?: number;
  isHead: boolean;
  isApproved: boolean;
  /** 0 for none, else the place of the plan in `planNames` plus one: the highest of those whose sale stands. */
  planRank: number;
  /** What `planRank` follows from; absent from those whose last sale an earlier release has heard of. */
  sales?: readonly SoldPlan[];
  /** Of the plan that was known before sales were kept. */
  earlierRank?: number;
  /** Also of those who closed their account. */
  isDeleted: boolean;
}

export const memberModel = 'Member';

/** Of a member of whom an event of another kind came first. */
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
    earlierRank: Number,
    isDeleted: { type: Boolean, default: memberDefaults.isDeleted },
  },
  { collection: 'members', versionKey: false },
);
memberSchema.index({ isHead: 1 }, { partialFilterExpression: { isHead: true } });
