import { Transactions } from '@deepam/platform';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { ClientSession, Model, PipelineStage } from 'mongoose';
import { dayMarkModel, type DayMark } from '../../ledger/persistence/day-mark.schema.js';
import { postingModel, type PostingDocument } from '../../ledger/persistence/posting.schema.js';
import { distributedSaleModel, type DistributedSale } from '../../sales/persistence/distributed-sale.schema.js';
import { reversedSaleModel, type ReversedSale } from '../../sales/persistence/sales.repository.js';
import { monthOf } from '../domain/calendar.js';
import { plansOf, type PlanSum } from '../domain/plan-sums.js';
import { sumsOf, type Sum } from '../domain/sums.js';
import { businessDayModel, businessMonthModel, type BusinessPeriod } from '../persistence/business-period.schema.js';
import { endOfIndianDay, startOfIndianDay } from '@deepam/contracts';

const ofDay = (day: string) => ({ $gte: startOfIndianDay(day), $lt: endOfIndianDay(day) });

const parts = { $split: ['$lines.account', ':'] };

const sortOfAccount = {
  $cond: [
    { $eq: [{ $arrayElemAt: [parts, 0] }, 'member'] },
    {
      $reduce: {
        input: { $slice: [parts, 2, 9] },
        initialValue: 'member',
        in: { $concat: ['$$value', ':', '$$this'] },
      },
    },
    '$lines.account',
  ],
};

/** These sums equal those of `sums.ts` for postings in memory; the audit compares both. */
const postingsOfDay = (day: string): PipelineStage[] => [
  { $match: { occurredAt: ofDay(day) } },
  { $unwind: '$lines' },
  {
    $group: {
      _id: { account: sortOfAccount, kind: '$kind', level: { $ifNull: ['$reference.level', null] } },
      amountPaise: { $sum: '$lines.amountPaise' },
      lines: { $sum: 1 },
    },
  },
  {
    $project: { _id: 0, account: '$_id.account', kind: '$_id.kind', level: '$_id.level', amountPaise: 1, lines: 1 },
  },
];

const credited = {
  $sum: { $map: { input: '$rows', in: { $cond: [{ $eq: ['$$this.skipped', null] }, '$$this.amountPaise', 0] } } },
};

const paid = { $cond: [{ $eq: ['$payment', 'received'] }, '$amountPaise', 0] };

const salesOfDay = (day: string): PipelineStage[] => [
  { $match: { approvedAt: ofDay(day) } },
  { $group: { _id: '$plan', sales: { $sum: 1 }, amountPaise: { $sum: paid }, commissionPaise: { $sum: credited } } },
  { $project: { _id: 0, plan: '$_id', sales: 1, amountPaise: 1, commissionPaise: 1 } },
];

const reversedSales = (saleIds: readonly string[]): PipelineStage[] => [
  { $match: { _id: { $in: saleIds } } },
  { $group: { _id: '$plan', reversed: { $sum: 1 }, reversedPaise: { $sum: paid } } },
  { $project: { _id: 0, plan: '$_id', reversed: 1, reversedPaise: 1 } },
];

const reversalsOfDay = (day: string) => ({ reversedAt: ofDay(day) });

/**
 * A marked day is counted completely in one transaction, which sees every change that its marks stand for. Counting a
 * day twice changes nothing, so crashes and further replicas do no harm.
 */
@Injectable()
export class DayCounter {
  constructor(
    private readonly transactions: Transactions,
    @InjectModel(dayMarkModel) private readonly marks: Model<DayMark>,
    @InjectModel(postingModel) private readonly postings: Model<PostingDocument>,
    @InjectModel(distributedSaleModel) private readonly sales: Model<DistributedSale>,
    @InjectModel(reversedSaleModel) private readonly reversals: Model<ReversedSale>,
    @InjectModel(businessDayModel) private readonly days: Model<BusinessPeriod>,
    @InjectModel(businessMonthModel) private readonly months: Model<BusinessPeriod>,
  ) {}

  async countMarked(): Promise<boolean> {
    if ((await this.marks.exists({})) === null) return false;
    return this.transactions.run(async (session) => {
      const first = await this.marks.findOne({}, null, { session }).sort({ _id: 1 }).lean();
      if (!first) return false;
      const { day } = first;
      // The marks are removed first, so that two replicas with the same marks conflict early.
      await this.marks.deleteMany({ day }, { session });
      await this.countDay(day, session);
      await this.countMonth(monthOf(day), session);
      return (await this.marks.exists({ day: { $ne: day } }).session(session)) !== null;
    });
  }

  private async countDay(day: string, session: ClientSession): Promise<void> {
    const sums = await this.postings.aggregate<Sum>(postingsOfDay(day)).session(session);
    const sold = await this.sales.aggregate<Partial<PlanSum>>(salesOfDay(day)).session(session);
    const reversed = await this.reversals.find(reversalsOfDay(day), { _id: 1 }, { session }).lean();
    const ids = reversed.map(({ _id }) => _id);
    const back = await this.sales.aggregate<Partial<PlanSum>>(reversedSales(ids)).session(session);
    const counted = { sums: sumsOf([sums]), plans: plansOf([...sold, ...back]) };
    await this.days.updateOne({ _id: day }, { $set: counted }, { session, upsert: true });
  }

  private async countMonth(month: string, session: ClientSession): Promise<void> {
    const days = await this.days.find({ _id: { $gte: `${month}-01`, $lte: `${month}-31` } }, null, { session }).lean();
    const counted = { sums: sumsOf(days.map(({ sums }) => sums)), plans: plansOf(days.flatMap(({ plans }) => plans)) };
    await this.months.updateOne({ _id: month }, { $set: counted }, { session, upsert: true });
  }
}
