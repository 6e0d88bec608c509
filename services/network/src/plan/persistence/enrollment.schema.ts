import { planNames, type Paise, type PlanName } from '@deepam/contracts';
import { Schema } from 'mongoose';

/** A payment that a member has begun: what the UPI link asked for. */
export interface Enrollment {
  readonly _id: string;
  /** `tr` of the link; the bank's statement shows it. */
  readonly txnid: string;
  readonly memberId: string;
  readonly plan: PlanName;
  readonly previousPlan: PlanName | null;
  readonly amountPaise: Paise;
  readonly createdAt: Date;
  /** Until the proof comes, or another one takes its place; absent from those of older releases. */
  readonly isOpen?: true;
}

export const enrollmentModel = 'Enrolment';
export const enrollmentSchema = new Schema<Enrollment>(
  {
    _id: { type: String, required: true },
    txnid: { type: String, required: true },
    memberId: { type: String, required: true },
    plan: { type: String, enum: planNames, required: true },
    previousPlan: { type: String, enum: [...planNames, null], default: null },
    amountPaise: { type: Number, required: true },
    createdAt: { type: Date, required: true },
    isOpen: Boolean,
  },
  { collection: 'enrolments', versionKey: false },
);
enrollmentSchema.index({ txnid: 1 }, { unique: true });
enrollmentSchema.index({ memberId: 1, plan: 1, createdAt: -1 });
// Of two replicas that begin at one moment one is run again, and finds what the other has begun.
enrollmentSchema.index(
  { memberId: 1, plan: 1 },
  { unique: true, partialFilterExpression: { isOpen: true }, name: 'one_open_enrollment' },
);
