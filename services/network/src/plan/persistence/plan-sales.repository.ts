import type { PlanName } from '@deepam/contracts';
import { DomainError } from '@deepam/platform';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { ClientSession, Model } from 'mongoose';
import { planSaleModel, type PlanSale, type Reversal } from './plan-sale.schema.js';

const unreversed = { reversal: { $exists: false } } as const;

@Injectable()
export class PlanSalesRepository {
  constructor(@InjectModel(planSaleModel) private readonly model: Model<PlanSale>) {}

  /** @throws DomainError NETWORK.SALE_NOT_FOUND */
  async get(id: string, session: ClientSession): Promise<PlanSale> {
    const found = await this.model.findById(id, null, { session }).lean<PlanSale>();
    if (!found) throw new DomainError('NETWORK.SALE_NOT_FOUND');
    return found;
  }

  async salesOf(memberId: string): Promise<PlanSale[]> {
    return this.model.find({ memberId }).sort({ approvedAt: 1, _id: 1 }).lean<PlanSale[]>();
  }

  async findAll(ids: readonly string[]): Promise<Map<string, PlanSale>> {
    const found = await this.model.find({ _id: { $in: ids } }).lean<PlanSale[]>();
    return new Map(found.map((sale) => [sale._id, sale]));
  }

  async findUnreversed(memberId: string, plan: PlanName, session: ClientSession): Promise<PlanSale | null> {
    return this.model.findOne({ memberId, plan, ...unreversed }, null, { session }).lean<PlanSale>();
  }

  /** @throws DomainError NETWORK.SALE_REVERSED */
  async reverse(id: string, reversal: Reversal, session: ClientSession): Promise<void> {
    const change = this.model.updateOne({ _id: id, ...unreversed }, { $set: { reversal } }, { session });
    if ((await change).modifiedCount !== 1) throw new DomainError('NETWORK.SALE_REVERSED');
  }
}
