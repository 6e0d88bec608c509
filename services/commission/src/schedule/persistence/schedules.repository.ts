import { firstSchedule, type CommissionSchedule } from '@deepam/contracts';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { scheduleModel, toSchedule, type ScheduleDocument } from './schedule.schema.js';

const DUPLICATE_KEY = 11_000;

/** The versions of the rates. */
@Injectable()
export class SchedulesRepository implements OnModuleInit {
  constructor(@InjectModel(scheduleModel) private readonly model: Model<ScheduleDocument>) {}

  /** The first version holds from the beginning of time; several replicas may start at once. */
  async onModuleInit(): Promise<void> {
    if (await this.model.exists({ _id: firstSchedule.version })) return;
    const { version, ...terms } = firstSchedule;
    await this.insert({ _id: version, ...terms, effectiveFrom: new Date(0), changedBy: null });
  }

  /** The version that holds for a sale at `moment`, however late the sale is heard of. */
  async at(moment: Date): Promise<CommissionSchedule> {
    const found = await this.model
      .findOne({ effectiveFrom: { $lte: moment } })
      .sort({ _id: -1 })
      .lean();
    if (!found) throw new Error(`No commission schedule holds at ${moment.toISOString()}`);
    return toSchedule(found);
  }

  async latest(): Promise<ScheduleDocument> {
    const found = await this.model.findOne().sort({ _id: -1 }).lean();
    if (!found) throw new Error('There is no commission schedule');
    return found;
  }

  /** False when this version is there already. */
  async insert(schedule: ScheduleDocument): Promise<boolean> {
    try {
      await this.model.insertMany([schedule]);
      return true;
    } catch (error) {
      if ((error as { code?: unknown }).code === DUPLICATE_KEY) return false;
      throw error;
    }
  }
}
