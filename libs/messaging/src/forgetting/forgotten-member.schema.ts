import { Schema } from 'mongoose';

/** The outbox has to forget this member; `_id` is the member's id. */
export interface ForgottenMember {
  readonly _id: string;
  readonly dueAt: Date;
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
