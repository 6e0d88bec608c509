import { newId, Transactions } from '@deepam/platform';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { serviceLevelCaseModel, type ServiceLevelCase } from '../persistence/service-level-case.schema.js';
import {
  serviceLevelDayMarkModel,
  serviceLevelDayModel,
  type ServiceLevelDay,
  type ServiceLevelDayMark,
} from '../persistence/service-level-day.schema.js';
import { waitsOfDay } from '../persistence/service-level-days.repository.js';

/** A marked day is counted completely, so that neither a crash nor a second replica can count a wait twice. */
@Injectable()
export class ServiceLevelDayCounter {
  constructor(
    private readonly transactions: Transactions,
    @InjectModel(serviceLevelDayMarkModel) private readonly marks: Model<ServiceLevelDayMark>,
    @InjectModel(serviceLevelCaseModel) private readonly cases: Model<ServiceLevelCase>,
    @InjectModel(serviceLevelDayModel) private readonly days: Model<ServiceLevelDay>,
  ) {}

  async countMarked(): Promise<boolean> {
    if ((await this.marks.exists({})) === null) return false;
    return this.transactions.run(async (session) => {
      const first = await this.marks.findOne({}, null, { session }).sort({ _id: 1 }).lean();
      if (!first) return false;
      const { kind, day } = first;
      // The marks are removed first, so that two replicas with the same marks conflict early.
      await this.marks.deleteMany({ kind, day }, { session });
      const waits = await this.cases
        .aggregate<ServiceLevelDay['waits'][number]>(waitsOfDay(kind, day))
        .session(session);
      await this.days.updateOne({ _id: `${day} ${kind}` }, { $set: { kind, day, waits } }, { session, upsert: true });
      return (await this.marks.exists({}).session(session)) !== null;
    });
  }

  /** The days are marked before cases are rebuilt, since a counted day may have lost its cases. */
  async markCounted(): Promise<void> {
    const counted = await this.days.find({}, { kind: 1, day: 1 }).lean();
    await this.marks.insertMany(counted.map(({ kind, day }) => ({ _id: newId(), kind, day })));
  }
}
