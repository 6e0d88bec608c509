import { auditedSales, planApproved, saleReversed, type ResponseOf } from '@deepam/contracts';
import { Outbox } from '@deepam/messaging';
import { Input, Route, type InputOf } from '@deepam/platform';
import { Controller } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { planSaleModel, type PlanSale } from '../persistence/plan-sale.schema.js';

/** What commission's audit compares its ledger with. */
@Controller()
export class ListAuditedSalesController {
  constructor(
    @InjectModel(planSaleModel) private readonly sales: Model<PlanSale>,
    private readonly outbox: Outbox,
  ) {}

  @Route(auditedSales)
  async list(
    @Input() { query: { after, limit } }: InputOf<typeof auditedSales>,
  ): Promise<ResponseOf<typeof auditedSales>> {
    // Before the page is read: what is sold in between is in neither, or in both.
    const waiting = new Set(
      (await this.outbox.unpublished([planApproved, saleReversed])).map((data) => (data as { saleId: string }).saleId),
    );
    const found = await this.sales
      .find(after === undefined ? {} : { _id: { $gt: after } })
      .sort({ _id: 1 })
      .limit(limit)
      .maxTimeMS(10_000)
      .lean();
    return {
      sales: found.map(({ _id, memberId, plan, payment, amountPaise, upline, approvedAt, utr, reversal }) => ({
        ...{ _id, memberId, plan, payment, amountPaise, approvedAt: approvedAt.toISOString(), utr: utr ?? null },
        upline: upline.map((one) => ({ ...one })),
        ...(reversal && { reversedAt: reversal.at.toISOString() }),
      })),
      unsaid: found.map(({ _id }) => _id).filter((id) => waiting.has(id)),
    };
  }
}
