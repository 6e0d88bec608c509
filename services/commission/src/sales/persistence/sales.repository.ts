import { Database, type Documents } from '@deepam/platform';
import { Injectable } from '@nestjs/common';
import type { ClientSession } from 'mongoose';
import { DayMarksRepository } from '../../ledger/persistence/day-marks.repository.js';
import { distributedSaleModel, type DistributedSale } from './distributed-sale.schema.js';
import { reversedSaleModel, type ReversedSale } from './reversed-sale.schema.js';

export interface Buyer {
  readonly memberId: string;
  readonly name: string;
  readonly referralCode: string;
}

@Injectable()
export class SalesRepository {
  private readonly sales: Documents<DistributedSale>;
  private readonly reversals: Documents<ReversedSale>;

  constructor(
    database: Database,
    private readonly days: DayMarksRepository,
  ) {
    this.sales = database.documents(distributedSaleModel);
    this.reversals = database.documents(reversedSaleModel);
  }

  async find(saleId: string, session?: ClientSession): Promise<DistributedSale | null> {
    return this.sales.findOne({ _id: saleId }, { session });
  }

  async isRecorded(saleId: string, session: ClientSession): Promise<boolean> {
    return (await this.sales.findOne({ _id: saleId }, { session, fields: { _id: 1 } })) !== null;
  }

  async record(session: ClientSession, sale: DistributedSale): Promise<void> {
    await this.sales.insertUnchecked([sale], session);
    this.days.add([sale.approvedAt], session);
  }

  async reversalOf(saleId: string, session?: ClientSession): Promise<ReversedSale | null> {
    return this.reversals.findOne({ _id: saleId }, { session });
  }

  async noteReversal(reversal: ReversedSale, session: ClientSession): Promise<boolean> {
    if (await this.reversalOf(reversal._id, session)) return false;
    await this.reversals.insert(reversal, session);
    this.days.add([reversal.reversedAt], session);
    return true;
  }

  async buyersOf(saleIds: readonly string[]): Promise<Map<string, Buyer>> {
    const fields = { memberId: 1, memberName: 1, memberCode: 1 } as const;
    const found = await this.sales.find({ _id: { $in: saleIds } }, { fields });
    return new Map(
      found.map(({ _id, memberId, memberName: name, memberCode: referralCode }) => [
        _id,
        { memberId, name, referralCode },
      ]),
    );
  }
}
