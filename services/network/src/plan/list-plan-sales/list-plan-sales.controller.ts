import { listPlanSales, toRupees, type ResponseOf } from '@deepam/contracts';
import { CurrentCaller, FileLinks, Route, type Caller } from '@deepam/platform';
import { Controller } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { planSaleModel, type PlanSale } from '../persistence/plan-sale.schema.js';

@Controller()
export class ListPlanSalesController {
  constructor(
    @InjectModel(planSaleModel) private readonly sales: Model<PlanSale>,
    private readonly links: FileLinks,
  ) {}

  @Route(listPlanSales)
  async list(@CurrentCaller() { memberId }: Caller): Promise<ResponseOf<typeof listPlanSales>> {
    const found = await this.sales.find({ memberId }).sort({ approvedAt: 1 }).lean();
    return found.map(({ _id, approvedAt, previousPlan, plan, payment, amountPaise, utr, proofKey }) => ({
      _id,
      date: approvedAt.toISOString(),
      previousPlan: previousPlan ?? null,
      plan,
      payment,
      amount: toRupees(amountPaise),
      utr: utr ?? null,
      proof: this.links.link(proofKey ?? null),
    }));
  }
}
