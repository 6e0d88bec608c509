import type { ServiceLevelKind } from '@deepam/contracts';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import type { Waited } from '../domain/tally.js';
import type { Span } from '../domain/window.js';
import { serviceLevelCaseModel, type ServiceLevelCase } from './service-level-case.schema.js';
import { serviceLevelDayModel, type ServiceLevelDay } from './service-level-day.schema.js';
import { lateWaits } from './wait-pipelines.js';

@Injectable()
export class ServiceLevelDaysRepository {
  constructor(
    @InjectModel(serviceLevelDayModel) private readonly days: Model<ServiceLevelDay>,
    @InjectModel(serviceLevelCaseModel) private readonly cases: Model<ServiceLevelCase>,
  ) {}

  async daysOf({ from, to }: Span): Promise<ServiceLevelDay[]> {
    return this.days.find({ day: { $gte: from, $lte: to } }).lean();
  }

  async findLateCases(kind: ServiceLevelKind, promised: number, now: Date, today: string): Promise<Waited[]> {
    return this.cases.aggregate<Waited>(lateWaits(kind, promised, now, today));
  }
}
