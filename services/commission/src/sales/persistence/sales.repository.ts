import type { Paise } from '@deepam/contracts';
import { Database, type Documents, appendOnly } from '@deepam/platform';
import { Injectable } from '@nestjs/common';
import { type ClientSession, Schema } from 'mongoose';
import { DayMarksRepository } from '../../ledger/persistence/day-marks.repository.js';
import { distributedSaleModel, type DistributedSale } from './distributed-sale.schema.js';

export interface ReversedSale {
  readonly _id: string;
  readonly reversalId: string;
  readonly reversedAt: Date;
  readonly recordedAt: Date;
  readonly takenBackPaise: Paise;
  readonly isPriceOwed: boolean;
}

export const reversedSaleModel = 'ReversedSale';
export const reversedSaleSchema = new Schema<ReversedSale>(
  {
    _id: { type: String, required: true },
    reversalId: { type: String, required: true },
    reversedAt: { type: Date, required: true },
    recordedAt: { type: Date, required: true },
    takenBackPaise: { type: Number, required: true },
    isPriceOwed: { type: Boolean, required: true },
  },
  { collection: 'reversed_sales', versionKey: false },
);
reversedSaleSchema.index({ reversedAt: 1 });
appendOnly(reversedSaleSchema, 'Reversals');

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
