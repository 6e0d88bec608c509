import { planNames, type Paise, type PlanName } from '@deepam/contracts';
import { Schema } from 'mongoose';

/** A payment that a member has begun: what the UPI link asked for. */
export interface Enrolment {
  readonly _id: string;
  /** `tr` of the link; the bank's statement shows it. */
  readonly txnid: string;
  readonly memberId: string;
  readonly plan: PlanName;
  readonly previousPlan: PlanName | null;
  readonly amountPaise: Paise;
  readonly createdAt: Date;
}

export const enrolmentModel = 'Enrolment';
export const enrolmentSchema = new Schema<Enrolment>(
  {
    _id: { type: String, required: true },
    txnid: { type: String, required: true },
    memberId: { type: String, required: true },
    plan: { type: String, enum: planNames, required: true },
    previousPlan: { type: String, enum: [...planNames, null], default: null },
    amountPaise: { type: Number, required: true },
    createdAt: { type: Date, required: true },
  },
  { collection: 'enrolments', versionKey: false },
);
enrolmentSchema.index({ txnid: 1 }, { unique: true });
enrolmentSchema.index({ memberId: 1, plan: 1, createdAt: -1 });
