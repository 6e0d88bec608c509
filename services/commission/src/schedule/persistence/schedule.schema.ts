import type { CommissionSchedule } from '@deepam/contracts';
import { appendOnly } from '@deepam/platform';
import { Schema } from 'mongoose';

export const scheduleModel = 'Schedule';

/** One version of the rates; `_id` is the version. It holds for sales from `effectiveFrom` until the next one's. */
export interface ScheduleDocument extends Omit<CommissionSchedule, 'version'> {
  readonly _id: number;
  readonly effectiveFrom: Date;
  /** The head who made it; null for the first. */
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
