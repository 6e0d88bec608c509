import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { ClientSession, Model } from 'mongoose';
import { distributedSaleModel, type DistributedSale } from './distributed-sale.schema.js';

export interface Buyer {
  readonly memberId: string;
  readonly name: string;
  readonly referralCode: string;
}

/** Every sale of a plan, once. */
@Injectable()
export class SalesRepository {
  constructor(@InjectModel(distributedSaleModel) private readonly model: Model<DistributedSale>) {}

  async find(saleId: string, session?: ClientSession): Promise<DistributedSale | null> {
    return this.model
      .findById(saleId)
      .session(session ?? null)
      .lean();
  }

  async isRecorded(saleId: string, session: ClientSession): Promise<boolean> {
    return (await this.model.exists({ _id: saleId }).session(session)) !== null;
  }

  async record(session: ClientSession, sale: DistributedSale): Promise<void> {
    await this.model.insertMany([sale], { session });
  }

  /** Whose plan each sale was, by sale id. */
  async buyersOf(saleIds: readonly string[]): Promise<Map<string, Buyer>> {
    const found = await this.model
      .find({ _id: { $in: saleIds } }, { memberId: 1, memberName: 1, memberCode: 1 })
      .lean();
    return new Map(
      found.map(({ _id, memberId, memberName: name, memberCode: referralCode }) => [
        _id,
        { memberId, name, referralCode },
      ]),
    );
  }
}
