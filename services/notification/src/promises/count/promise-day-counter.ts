import { newId, Transactions } from '@deepam/platform';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { promiseCaseModel, type PromiseCase } from '../persistence/promise-case.schema.js';
import {
  promiseDayMarkModel,
  promiseDayModel,
  type PromiseDay,
  type PromiseDayMark,
} from '../persistence/promise-day.schema.js';
import { waitsOfDay } from '../persistence/wait-pipelines.js';

/** Counts days that have marks again, each whole, so that neither a crash nor a second replica can count anything twice. */
@Injectable()
export class PromiseDayCounter {
  constructor(
    private readonly transactions: Transactions,
    @InjectModel(promiseDayMarkModel) private readonly marks: Model<PromiseDayMark>,
    @InjectModel(promiseCaseModel) private readonly cases: Model<PromiseCase>,
    @InjectModel(promiseDayModel) private readonly days: Model<PromiseDay>,
  ) {}

  /** One day of one kind. @returns whether another one waits */
  async countMarked(): Promise<boolean> {
    if ((await this.marks.exists({})) === null) return false;
    return this.transactions.run(async (session) => {
      const first = await this.marks.findOne({}, null, { session }).sort({ _id: 1 }).lean();
      if (!first) return false;
      const { kind, day } = first;
      // First, so that of two replicas with the same marks one meets a conflict at once.
      await this.marks.deleteMany({ kind, day }, { session });
      const waits = await this.cases.aggregate<PromiseDay['waits'][number]>(waitsOfDay(kind, day)).session(session);
      await this.days.updateOne({ _id: `${day} ${kind}` }, { $set: { kind, day, waits } }, { session, upsert: true });
      return (await this.marks.exists({}).session(session)) !== null;
    });
  }

  /** Before cases are made again: what is counted may have lost its cases. */
  async markCounted(): Promise<void> {
    const counted = await this.days.find({}, { kind: 1, day: 1 }).lean();
    await this.marks.insertMany(counted.map(({ kind, day }) => ({ _id: newId(), kind, day })));
  }
}
