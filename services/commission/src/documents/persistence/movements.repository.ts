import { Database, type Documents } from '@deepam/platform';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { indianOffset } from '../../ledger/domain/periods.js';
import { postingModel, type PostingDocument } from '../../ledger/persistence/posting.schema.js';
import { payoutModel, type PayoutDocument } from '../../payouts/persistence/payout.schema.js';
import type { Movement } from '../domain/year.js';

export interface TimeSpan {
  readonly since: Date;
  readonly until: Date;
}

@Injectable()
export class MovementsRepository {
  private readonly payouts: Documents<PayoutDocument>;

  constructor(
    @InjectModel(postingModel) private readonly postings: Model<PostingDocument>,
    database: Database,
  ) {
    this.payouts = database.documents(payoutModel);
  }

  async movementsOf(memberId: string, { since, until }: TimeSpan): Promise<Movement[]> {
    const month = { $dateToString: { date: '$occurredAt', format: '%Y-%m', timezone: indianOffset } };
    return this.postings
      .aggregate<Movement>([
        { $match: { memberId, occurredAt: { $gte: since, $lt: until } } },
        { $unwind: '$lines' },
        { $match: { 'lines.account': { $regex: '^(member:|company:tds-payable$)' } } },
        {
          $group: {
            _id: { month, kind: '$kind', account: '$lines.account' },
            amountPaise: { $sum: '$lines.amountPaise' },
          },
        },
        { $project: { _id: 0, month: '$_id.month', kind: '$_id.kind', account: '$_id.account', amountPaise: 1 } },
      ])
      .option({ maxTimeMS: 10_000 });
  }

  async approvedIn(memberId: string, { since, until }: TimeSpan): Promise<PayoutDocument[]> {
    const wanted = { memberId, status: 'Approved' as const, decidedAt: { $gte: since, $lt: until } };
    return this.payouts.find(wanted, { sort: { decidedAt: 1, _id: 1 } });
  }
}
