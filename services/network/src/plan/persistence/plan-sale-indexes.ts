import { Injectable, type OnModuleInit } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { planSaleModel, type PlanSale } from './plan-sale.schema.js';

/** Of releases before a sale could be reversed: each plan was sold to a member once, ever. */
const formerIndex = 'memberId_1_plan_1';
/** No such index: another replica was faster. */
const indexNotFound = 27;

/** Drops the old unique index, which would refuse a plan that is bought again, once the new one is built. */
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
