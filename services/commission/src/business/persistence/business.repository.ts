import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { dayMarkModel, type DayMark } from '../../ledger/persistence/day-mark.schema.js';
import { businessDayModel, businessMonthModel, type BusinessPeriod } from './business-period.schema.js';

@Injectable()
export class BusinessRepository {
  constructor(
    @InjectModel(businessDayModel) private readonly days: Model<BusinessPeriod>,
    @InjectModel(businessMonthModel) private readonly months: Model<BusinessPeriod>,
    @InjectModel(dayMarkModel) private readonly marks: Model<DayMark>,
  ) {}

  async daysOf(from: string, to: string): Promise<BusinessPeriod[]> {
    return this.days
      .find({ _id: { $gte: from, $lte: to } })
      .sort({ _id: 1 })
      .lean();
  }

  async allMonths(): Promise<BusinessPeriod[]> {
    return this.months.find().sort({ _id: 1 }).lean();
  }

  async countUncounted(): Promise<number> {
    return (await this.marks.distinct('day')).length;
  }
}
