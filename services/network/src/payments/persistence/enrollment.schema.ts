import { planNames, type Paise, type PlanName } from '@deepam/contracts';
import { Schema } from 'mongoose';

export interface Enrollment {
  readonly _id: string;
  readonly txnid: string;
  readonly memberId: string;
  readonly plan: PlanName;
  readonly previousPlan: PlanName | null;
  readonly amountPaise: Paise;
  readonly createdAt: Date;
  /** The flag ends with the proof or a new enrollment. */
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
// The unique index makes the later of two concurrent enrollments repeat and find the first one.
enrollmentSchema.index(
  { memberId: 1, plan: 1 },
  { unique: true, partialFilterExpression: { isOpen: true }, name: 'one_open_enrollment' },
);
