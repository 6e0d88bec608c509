import { Injectable, type OnModuleInit } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { planSaleModel, type PlanSale } from './plan-sale.schema.js';

/** Releases without reversals had this index, as each plan was sold to a member only once. */
const formerIndex = 'memberId_1_plan_1';
const indexNotFound = 27;

/** The old unique index would reject a plan that is bought again, so it is dropped once the new one is built. */
@Injectable()
export class PlanSaleIndexes implements OnModuleInit {
  constructor(@InjectModel(planSaleModel) private readonly model: Model<PlanSale>) {}

  async onModuleInit(): Promise<void> {
    await this.model.init();
    const isLeft = (await this.model.listIndexes()).some(({ name }) => name === formerIndex);
    if (!isLeft) return;
    await this.model.collection.dropIndex(formerIndex).catch((error: { code?: unknown }) => {
      if (error.code !== indexNotFound) throw error;
    });
  }
}
