import { endOfIndianDay, startOfIndianDay, type Paise } from '@deepam/contracts';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { distributedSaleModel, type DistributedSale } from '../../sales/persistence/distributed-sale.schema.js';
import type { ReportLine } from '../domain/report-lines.js';

interface SponsorSum {
  readonly _id: string;
  readonly name: string;
  readonly sales: number;
  readonly amountPaise: Paise;
  readonly commissionPaise: Paise;
}

const levelOne = (rows: string) => ({ $filter: { input: rows, cond: { $eq: ['$$this.level', 1] } } });

/** Sponsors are too many to be counted by day, so the database groups them, on disk if necessary. */
@Injectable()
export class SponsorSums {
  constructor(@InjectModel(distributedSaleModel) private readonly sales: Model<DistributedSale>) {}

  async *lines(from: string, to: string): AsyncGenerator<ReportLine> {
    const found = this.sales
      .aggregate<SponsorSum>([
        { $match: { approvedAt: { $gte: startOfIndianDay(from), $lt: endOfIndianDay(to) } } },
        {
          $project: {
            sponsor: { $arrayElemAt: [levelOne('$upline'), 0] },
            credit: { $arrayElemAt: [levelOne('$rows'), 0] },
            amountPaise: { $cond: [{ $eq: ['$payment', 'received'] }, '$amountPaise', 0] },
          },
        },
        {
          $group: {
            _id: { $ifNull: ['$sponsor.memberId', ''] },
            name: { $last: '$sponsor.name' },
            sales: { $sum: 1 },
            amountPaise: { $sum: '$amountPaise' },
            commissionPaise: { $sum: { $cond: [{ $eq: ['$credit.skipped', null] }, '$credit.amountPaise', 0] } },
          },
        },
        { $sort: { amountPaise: -1, _id: 1 } },
      ])
      .allowDiskUse(true)
      .cursor<SponsorSum>();
    for await (const { _id, name, sales, amountPaise, commissionPaise } of found) {
      yield { key: _id, name, sums: { sales, received: amountPaise, commission: commissionPaise } };
    }
  }
}
