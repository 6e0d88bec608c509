import { type ServiceLevelKind, serviceLevelUnits, startOfIndianDay } from '@deepam/contracts';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model, PipelineStage } from 'mongoose';
import type { Waited } from '../domain/tally.js';
import type { Span } from '../domain/window.js';
import { serviceLevelCaseModel, type ServiceLevelCase } from './service-level-case.schema.js';
import { serviceLevelDayModel, type ServiceLevelDay } from './service-level-day.schema.js';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
const indianTime = '+05:30';

export const waitsOfDay = (kind: ServiceLevelKind, day: string): PipelineStage[] => [
  { $match: { kind, 'ended.day': day } },
  { $unwind: '$ended' },
  { $match: { 'ended.day': day } },
  { $group: { _id: { units: '$ended.units', isDone: '$ended.isDone' }, count: { $sum: 1 } } },
  { $sort: { '_id.units': 1, '_id.isDone': 1 } },
  { $project: { _id: 0, units: '$_id.units', isDone: '$_id.isDone', count: 1 } },
];

function lateWaits(kind: ServiceLevelKind, promised: number, now: Date, today: string): PipelineStage[] {
  const isByHours = serviceLevelUnits[kind] === 'hours';
  const start = startOfIndianDay(today).getTime();
  const before = new Date(isByHours ? now.getTime() - promised * hourMs : start - promised * dayMs);
  const units = isByHours
    ? { $ceil: { $divide: [{ $subtract: [now, '$openSince'] }, hourMs] } }
    : { $divide: [{ $subtract: [new Date(start), startOfItsDay] }, dayMs] };
  return [
    { $match: { kind, openSince: { $type: 'date', $lt: before } } },
    { $group: { _id: units, count: { $sum: 1 } } },
    { $project: { _id: 0, units: '$_id', count: 1 } },
  ];
}

const startOfItsDay = {
  $dateFromString: {
    dateString: { $dateToString: { date: '$openSince', format: '%Y-%m-%d', timezone: indianTime } },
    timezone: indianTime,
  },
};

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
