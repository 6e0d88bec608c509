import { Schema } from 'mongoose';

/** Somebody whom the outbox is to forget; `_id` is the member's. */
export interface ForgottenMember {
  readonly _id: string;
  /** When its rows are looked through next. */
  readonly dueAt: Date;
  /** Until then it is looked for them often. */
  readonly until: Date;
}

export const forgottenMemberModel = 'ForgottenMember';

export const forgottenMemberSchema = new Schema<ForgottenMember>(
  {
    _id: { type: String },
    dueAt: { type: Date, required: true },
    until: { type: Date, required: true },
  },
  { collection: 'forgotten_members', versionKey: false },
);
forgottenMemberSchema.index({ dueAt: 1 });
