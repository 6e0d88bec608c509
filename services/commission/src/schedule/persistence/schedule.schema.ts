import type { CommissionSchedule } from '@deepam/contracts';
import { appendOnly } from '@deepam/platform';
import { Schema } from 'mongoose';

export const scheduleModel = 'Schedule';

/** A version holds for sales from `effectiveFrom` until that of the next version. */
export interface ScheduleDocument extends Omit<CommissionSchedule, 'version'> {
  readonly _id: number;
  readonly effectiveFrom: Date;
  readonly changedBy: string | null;
}

const levels = { type: Number, required: true };

export const scheduleSchema = new Schema<ScheduleDocument>(
  {
    _id: { type: Number, required: true },
    ratesBasisPoints: [{ type: Number, required: true }],
    levelsByPlan: { Bronze: levels, Silver: levels, Gold: levels },
    effectiveFrom: { type: Date, required: true },
    changedBy: { type: String, default: null },
  },
  { collection: 'commission_schedules', versionKey: false },
);
appendOnly(scheduleSchema, 'Schedules');

export const toSchedule = ({ _id, ratesBasisPoints, levelsByPlan }: ScheduleDocument): CommissionSchedule => ({
  version: _id,
  ratesBasisPoints,
  levelsByPlan,
});
