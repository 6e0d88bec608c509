import { firstSchedule, type CommissionSchedule } from '@deepam/contracts';
import { Database, type Documents, DomainError, isDuplicateKey, appendOnly } from '@deepam/platform';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { type ClientSession, Schema } from 'mongoose';

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

@Injectable()
export class SchedulesRepository implements OnModuleInit {
  private readonly schedules: Documents<ScheduleDocument>;

  constructor(database: Database) {
    this.schedules = database.documents(scheduleModel);
  }

  /** The first version has no start. Several replicas may insert it concurrently. */
  async onModuleInit(): Promise<void> {
    if (await this.schedules.findOne({ _id: firstSchedule.version })) return;
    const { version, ...terms } = firstSchedule;
    const first = { _id: version, ...terms, effectiveFrom: new Date(0), changedBy: null };
    await this.insert(first).catch((error: unknown) => {
      if (!(error instanceof DomainError)) throw error;
    });
  }

  /** The version is that of the sale's time, even if its event arrives late. */
  async findInForceAt(moment: Date): Promise<CommissionSchedule> {
    const found = await this.schedules.findOne({ effectiveFrom: { $lte: moment } }, { sort: { _id: -1 } });
    if (!found) throw new Error(`No commission schedule is in force at ${moment.toISOString()}`);
    return toSchedule(found);
  }

  async findLatest(): Promise<ScheduleDocument> {
    const found = await this.schedules.findOne({}, { sort: { _id: -1 } });
    if (!found) throw new Error('There is no commission schedule');
    return found;
  }

  async page(limit: number, before: number | null): Promise<ScheduleDocument[]> {
    return this.schedules.find(before === null ? {} : { _id: { $lt: before } }, { sort: { _id: -1 }, limit });
  }

  /** @throws DomainError COMMISSION.SCHEDULE_CHANGED if this version exists already */
  async insert(schedule: ScheduleDocument, session?: ClientSession): Promise<void> {
    try {
      await this.schedules.insert(schedule, session);
    } catch (error) {
      if (!isDuplicateKey(error)) throw error;
      throw new DomainError('COMMISSION.SCHEDULE_CHANGED', { details: { version: schedule._id } });
    }
  }
}
