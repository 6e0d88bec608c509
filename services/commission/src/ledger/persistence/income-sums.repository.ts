import { type Paise, toRupees, type StatementSummary } from '@deepam/contracts';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model, PipelineStage } from 'mongoose';
import type { Ledger } from '../domain/account.js';
import { indianOffset } from '../domain/periods.js';
import { postingModel, type PostingDocument } from './posting.schema.js';

interface IncomeSum {
  readonly month: string;
  readonly ledger: Ledger;
  readonly level: number | null;
  readonly amountPaise: Paise;
  readonly postings: number;
}

/** These kinds bring income or reverse it, by one line on the member's side. All others only move it. */
const incomeKinds = ['commission', 'making-charge', 'adjustment', 'correction'];

/** The aggregation reads along the index of the statement, at most `mostCounted` of the newest incomes. */
@Injectable()
export class IncomeSumsRepository {
  readonly mostCounted: number = 50_000;

  constructor(@InjectModel(postingModel) private readonly postings: Model<PostingDocument>) {}

  async sumsOf(memberId: string, since: Date, atMost: number): Promise<IncomeSum[]> {
    return this.postings.aggregate<IncomeSum>(incomePipeline(memberId, since, atMost)).option({ maxTimeMS: 10_000 });
  }
}

export const incomePipeline = (memberId: string, since: Date, atMost: number): PipelineStage[] => [
  { $match: { memberId, occurredAt: { $gte: since }, kind: { $in: incomeKinds } } },
  { $sort: { occurredAt: -1, _id: -1 } },
  { $limit: atMost },
  { $unwind: '$lines' },
  { $project: { occurredAt: 1, level: '$reference.level', lines: 1, account: { $split: ['$lines.account', ':'] } } },
  { $match: { 'account.0': 'member' } },
  {
    $group: {
      _id: {
        month: { $dateToString: { date: '$occurredAt', format: '%Y-%m', timezone: indianOffset } },
        ledger: { $arrayElemAt: ['$account', 2] },
        level: { $ifNull: ['$level', null] },
      },
      amountPaise: { $sum: '$lines.amountPaise' },
      postings: { $sum: 1 },
    },
  },
  {
    $project: {
      _id: 0,
      month: '$_id.month',
      ledger: '$_id.ledger',
      level: '$_id.level',
      amountPaise: 1,
      postings: 1,
    },
  },
];

/**
 * The rows are in rupees, with every month named and the nearest level first. The caller knows whether they are
 * `complete`.
 */
export function incomeSummary(
  sums: readonly IncomeSum[],
  months: readonly string[],
  complete: boolean,
): StatementSummary {
  const total = (wanted: (sum: IncomeSum) => boolean) =>
    toRupees(sums.filter(wanted).reduce((all, { amountPaise }) => all + amountPaise, 0));
  const levels = [...new Set(sums.flatMap(({ level }) => (level === null ? [] : [level])))].sort((a, b) => a - b);
  return {
    months: months.map((month) => ({
      month,
      commission: total((sum) => sum.month === month && sum.ledger === 'commission'),
      earnings: total((sum) => sum.month === month && sum.ledger === 'earnings'),
    })),
    levels: levels.map((level) => ({ level, commission: total((sum) => sum.level === level) })),
    complete,
  };
}
