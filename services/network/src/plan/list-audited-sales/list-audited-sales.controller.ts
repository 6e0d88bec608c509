import { auditedSales, planApproved, saleReversed, type ResponseOf } from '@deepam/contracts';
import { Outbox } from '@deepam/messaging';
import { Input, Route, type InputOf } from '@deepam/platform';
import { Controller } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { bankLineModel, type BankLine } from '../../bank/persistence/bank-line.schema.js';
import { expectedPaymentModel, type ExpectedPayment } from '../../bank/persistence/expected-payment.schema.js';
import { membershipModel, type Membership } from '../../membership/persistence/membership.schema.js';
import { planSaleModel, type PlanSale, type SaleApproval } from '../persistence/plan-sale.schema.js';

@Controller()
export class ListAuditedSalesController {
  constructor(
    @InjectModel(planSaleModel) private readonly sales: Model<PlanSale>,
    @InjectModel(expectedPaymentModel) private readonly expected: Model<ExpectedPayment>,
    @InjectModel(bankLineModel) private readonly lines: Model<BankLine>,
    @InjectModel(membershipModel) private readonly memberships: Model<Membership>,
    private readonly outbox: Outbox,
  ) {}

  @Route(auditedSales)
  async list(
    @Input() { query: { after, limit } }: InputOf<typeof auditedSales>,
  ): Promise<ResponseOf<typeof auditedSales>> {
    // Unpublished events are read before the page, so that a sale in between appears in neither or in both.
    const waiting = new Set(
      (await this.outbox.unpublished([planApproved, saleReversed])).map((data) => (data as { saleId: string }).saleId),
    );
    const found = await this.sales
      .find(after === undefined ? {} : { _id: { $gt: after } })
      .sort({ _id: 1 })
      .limit(limit)
      .maxTimeMS(10_000)
      .lean();
    const holds = await this.approvalsOf(found);
    const takenBack = await this.creditsTakenBack(found);
    return {
      sales: found.map(
        ({ _id, requestId = '', memberId, plan, payment, amountPaise, upline, approvedAt, utr, reversal }) => ({
          approval: holds.get(_id) ?? null,
          ...{ _id, memberId, plan, payment, amountPaise, approvedAt: approvedAt.toISOString(), utr: utr ?? null },
          upline: upline.map((one) => ({ ...one })),
          ...(takenBack.has(requestId) && { creditReversedOn: takenBack.get(requestId)! }),
          ...(reversal && { reversedAt: reversal.at.toISOString() }),
          ...(reversal?.isPriceOwed === true && { isPriceOwed: true as const }),
        }),
      ),
      unsaid: found.map(({ _id }) => _id).filter((id) => waiting.has(id)),
    };
  }

  private async creditsTakenBack(sales: readonly PlanSale[]): Promise<ReadonlyMap<string, string>> {
    const lines = await this.lines
      .find(
        { expectedId: { $in: sales.flatMap(({ requestId }) => requestId ?? []) }, reversedOn: { $exists: true } },
        { expectedId: 1, reversedOn: 1 },
      )
      .lean<BankLine[]>();
    return new Map(lines.map(({ expectedId, reversedOn }) => [expectedId!, reversedOn!]));
  }

  private async approvalsOf(sales: readonly PlanSale[]): Promise<ReadonlyMap<string, SaleApproval['kind']>> {
    const requests = sales.flatMap(({ requestId }) => requestId ?? []);
    const people = sales.map(({ approvedBy }) => approvedBy);
    const [matched, heads] = await Promise.all([
      this.expected.distinct('_id', { _id: { $in: requests }, lineId: { $exists: true } }),
      this.memberships.distinct('_id', { _id: { $in: people }, isHead: true }),
    ]);
    const [paid, head] = [new Set(matched), new Set(heads)];
    const holds = ({ approval, requestId, approvedBy }: PlanSale): boolean => {
      switch (approval?.kind) {
        case 'credit':
          return requestId !== undefined && paid.has(requestId);
        case 'second-approver':
          return approval.approverId !== undefined && approval.approverId !== approvedBy;
        case 'head':
          return head.has(approvedBy);
        case 'staff':
          return true;
        default:
          return false;
      }
    };
    return new Map(sales.filter(holds).map(({ _id, approval }) => [_id, approval.kind]));
  }
}
