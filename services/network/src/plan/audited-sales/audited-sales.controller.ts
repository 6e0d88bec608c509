import { provingNumbersOf } from '@deepam/bank-statements';
import { auditedSales, planApproved, saleReversed, type ResponseOf } from '@deepam/contracts';
import { Outbox } from '@deepam/messaging';
import { Input, Route, type InputOf } from '@deepam/platform';
import { Controller } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { bankLineModel, type BankLine } from '../../bank/persistence/bank-line.schema.js';
import { expectedPaymentModel, type ExpectedPayment } from '../../bank/persistence/expected-payment.schema.js';
import { membershipModel, type Membership } from '../../membership/persistence/membership.schema.js';
import { paymentProofModel, type PaymentProof } from '../../payments/persistence/payment-proof.schema.js';
import { planSaleModel, type PlanSale, type SaleApproval } from '../persistence/plan-sale.schema.js';

@Controller()
export class AuditedSalesController {
  constructor(
    @InjectModel(planSaleModel) private readonly sales: Model<PlanSale>,
    @InjectModel(expectedPaymentModel) private readonly expected: Model<ExpectedPayment>,
    @InjectModel(bankLineModel) private readonly lines: Model<BankLine>,
    @InjectModel(membershipModel) private readonly memberships: Model<Membership>,
    @InjectModel(paymentProofModel) private readonly proofs: Model<PaymentProof>,
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
    const claimed = await this.claimedByOthers(found);
    return {
      sales: found.map(
        ({ _id, requestId = '', memberId, plan, payment, amountPaise, upline, approvedAt, utr, reversal }) => ({
          approval: holds.get(_id) ?? null,
          ...{ _id, memberId, plan, payment, amountPaise, approvedAt: approvedAt.toISOString(), utr: utr ?? null },
          upline: upline.map((one) => ({ ...one })),
          ...(takenBack.has(requestId) && { creditReversedOn: takenBack.get(requestId)! }),
          ...(claimed.has(_id) && { isCreditClaimed: true as const }),
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

  /** Sales that were approved on their credits only, and whose numbers other accounts have sent, before or since. */
  private async claimedByOthers(sales: readonly PlanSale[]): Promise<ReadonlySet<string>> {
    const onCredit = sales.filter(({ approval, reversal }) => approval?.kind === 'credit' && !reversal);
    const lines = await this.lines
      .find(
        { expectedId: { $in: onCredit.flatMap(({ requestId }) => requestId ?? []) } },
        { expectedId: 1, references: 1, reference: 1, date: 1 },
      )
      .lean<BankLine[]>();
    const numbersOf = new Map(lines.map((line) => [line.expectedId!, provingNumbersOf(line)]));
    const sent = await this.proofs
      .find({ utr: { $in: [...numbersOf.values()].flat(), $type: 'string' } }, { utr: 1, memberId: 1 })
      .lean<Pick<PaymentProof, 'utr' | 'memberId'>[]>();
    const isClaimed = ({ requestId = '', memberId }: PlanSale): boolean =>
      sent.some((proof) => proof.memberId !== memberId && numbersOf.get(requestId)?.includes(proof.utr!) === true);
    return new Set(onCredit.filter(isClaimed).map(({ _id }) => _id));
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
