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
  readonly _id: string;
  readonly memberId: string | null;
  readonly name: string | null;
  readonly mobile: string | null;
  readonly email: string | null;
  readonly category: GrievanceCategory;
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
  readonly closedAt: Date | null;
  readonly forgottenAt: Date | null;
  readonly rank: number;
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
