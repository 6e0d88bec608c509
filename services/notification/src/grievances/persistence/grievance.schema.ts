import { type GrievanceCategory, grievanceCategories, type GrievanceState, grievanceStates } from '@deepam/contracts';
import { Schema } from 'mongoose';
import { type AlarmName, alarmNames } from '../domain/clocks.js';

export const grievanceModel = 'Grievance';

export interface GrievanceMessage {
  readonly from: 'member' | 'desk';
  readonly text: string;
  readonly at: Date;
}

export interface GrievanceDocument {
  /** The ticket number. */
  readonly _id: string;
  /** Null for a visitor; then `name` and `mobile` are here, else in the projection of members. */
  readonly memberId: string | null;
  readonly name: string | null;
  readonly mobile: string | null;
  readonly email: string | null;
  readonly category: GrievanceCategory;
  /** Null once it is forgotten. */
  readonly text: string | null;
  readonly reference: string | null;
  readonly messages: readonly GrievanceMessage[];
  readonly state: GrievanceState;
  readonly filedAt: Date;
  readonly acknowledgeBy: Date;
  readonly acknowledgedAt: Date | null;
  readonly redressBy: Date;
  readonly resolvedAt: Date | null;
  readonly reopenedAt: Date | null;
  /** When it last came to an end, by redress or withdrawal. */
  readonly closedAt: Date | null;
  /** When texts and contact were erased. */
  readonly forgottenAt: Date | null;
  /** Place in the desk's list. */
  readonly rank: number;
  /** When its next alarm is due. */
  readonly alarmAt: Date | null;
  readonly alarmed: readonly AlarmName[];
}

const orNull = (type: typeof String | typeof Date) => ({ type, default: null });

export const grievanceSchema = new Schema<GrievanceDocument>(
  {
    _id: { type: String, required: true },
    memberId: orNull(String),
    name: orNull(String),
    mobile: orNull(String),
    email: orNull(String),
    category: { type: String, enum: grievanceCategories, required: true },
    text: orNull(String),
    reference: orNull(String),
    messages: {
      type: [{ _id: false, from: { type: String, required: true }, text: String, at: Date }],
      required: true,
    },
    state: { type: String, enum: grievanceStates, required: true },
    filedAt: { type: Date, required: true },
    acknowledgeBy: { type: Date, required: true },
    acknowledgedAt: orNull(Date),
    redressBy: { type: Date, required: true },
    resolvedAt: orNull(Date),
    reopenedAt: orNull(Date),
    closedAt: orNull(Date),
    forgottenAt: orNull(Date),
    rank: { type: Number, required: true },
    alarmAt: orNull(Date),
    alarmed: { type: [{ type: String, enum: alarmNames }], required: true },
  },
  { collection: 'grievances', versionKey: false },
);
grievanceSchema.index({ rank: 1, _id: 1 });
grievanceSchema.index({ state: 1, rank: 1, _id: 1 });
grievanceSchema.index({ memberId: 1, filedAt: -1, _id: -1 });
grievanceSchema.index({ mobile: 1, filedAt: 1 });
grievanceSchema.index({ alarmAt: 1 }, { partialFilterExpression: { alarmAt: { $type: 'date' } } });
grievanceSchema.index({ forgottenAt: 1, closedAt: 1 });
