import { endOfIndianDay, startOfIndianDay } from '@deepam/contracts';
import type { PipelineStage } from 'mongoose';

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
export const postingsOfDay = (day: string): PipelineStage[] => [
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

export const salesOfDay = (day: string): PipelineStage[] => [
  { $match: { approvedAt: ofDay(day) } },
  { $group: { _id: '$plan', sales: { $sum: 1 }, amountPaise: { $sum: paid }, commissionPaise: { $sum: credited } } },
  { $project: { _id: 0, plan: '$_id', sales: 1, amountPaise: 1, commissionPaise: 1 } },
];

export const reversedSales = (saleIds: readonly string[]): PipelineStage[] => [
  { $match: { _id: { $in: saleIds } } },
  { $group: { _id: '$plan', reversed: { $sum: 1 }, reversedPaise: { $sum: paid } } },
  { $project: { _id: 0, plan: '$_id', reversed: 1, reversedPaise: 1 } },
];

export const reversalsOfDay = (day: string) => ({ reversedAt: ofDay(day) });
