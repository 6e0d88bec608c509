import type { PromiseKind } from '@deepam/contracts';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import type { Waited } from '../domain/tally.js';
import type { Span } from '../domain/window.js';
import { promiseCaseModel, type PromiseCase } from './promise-case.schema.js';
import { promiseDayModel, type PromiseDay } from './promise-day.schema.js';
import { lateWaits } from './wait-pipelines.js';

@Injectable()
export class PromiseDaysRepository {
  constructor(
    @InjectModel(promiseDayModel) private readonly days: Model<PromiseDay>,
    @InjectModel(promiseCaseModel) private readonly cases: Model<PromiseCase>,
  ) {}

  async daysOf({ from, to }: Span): Promise<PromiseDay[]> {
    return this.days.find({ day: { $gte: from, $lte: to } }).lean();
  }

  async late(kind: PromiseKind, promised: number, now: Date, today: string): Promise<Waited[]> {
    return this.cases.aggregate<Waited>(lateWaits(kind, promised, now, today));
  }
}
