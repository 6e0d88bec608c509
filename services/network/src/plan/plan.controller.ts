import { provingNumbersOf } from '@deepam/bank-statements';
import {
  approvePlan,
  requestCancellation,
  auditedSales,
  enrollUpi,
  listCancellations,
  listPlanSales,
  listPlans,
  listUnfinishedPayments,
  objectId,
  planApproved,
  planNames,
  plans,
  rejectCancellation,
  rejectPlan,
  requestPlanProof,
  reverseSale,
  saleReversed,
  salesOfMember,
  toRupees,
  withdrawCancellation,
  type CancellationView,
  type ResponseOf,
} from '@deepam/contracts';
import { ApprovalWorkflow, BulkCalls, Outbox } from '@deepam/messaging';
import {
  Clock,
  CurrentCaller,
  DomainError,
  FileLinks,
  Input,
  Route,
  decodeCursor,
  may,
  pageOf,
  paged,
  rowsAfter,
  type Caller,
  type InputOf,
  type Paged,
} from '@deepam/platform';
import { Controller } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { z } from 'zod';
import { bankLineModel, type BankLine } from '../bank/persistence/bank-line.schema.js';
import { expectedPaymentModel, type ExpectedPayment } from '../bank/persistence/expected-payment.schema.js';
import { NamesOfMembers } from '../tree/names-of-members.js';
import { membershipModel, type Membership } from '../tree/persistence/membership.schema.js';
import { MembershipsRepository } from '../tree/persistence/memberships.repository.js';
import { paymentProofModel, type PaymentProof } from '../payments/persistence/payment-proof.schema.js';
import { ApprovePlanHandler, approverOf, noApprover } from './approve-plan/approve-plan.js';
import { RequestCancellationHandler } from './request-cancellation.js';
import { unfinishedUntil } from '../payments/domain/enrollment-rules.js';
import { EnrollUpiHandler } from './enroll-upi.js';
import {
  cancellationModel,
  type Cancellation,
  CancellationsRepository,
} from './persistence/cancellations.repository.js';
import { EnrollmentsRepository } from '../payments/persistence/enrollments.repository.js';
import { planSaleModel, type PlanSale, type SaleApproval } from './persistence/plan-sale.schema.js';
import { PlanSalesRepository } from './persistence/plan-sales.repository.js';
import { RejectCancellationHandler } from './reject-cancellation.js';
import { RejectPlanHandler } from './reject-plan.js';
import { RequestPlanProofHandler } from './request-plan-proof/request-plan-proof.js';
import { ReverseSaleHandler } from './reverse-sale.js';
import { ownSale, soldPlan } from './sale-views.js';
import { UpiPayments } from './upi-payments.js';
import { WithdrawCancellationHandler } from './withdraw-cancellation.js';

const order = { requestedAt: 1, _id: 1 } as const;
const place = z.tuple([z.iso.datetime().transform((at) => new Date(at)), objectId]);

@Controller()
export class PlanController {
  private readonly guardedApprovePlan = this.approvals.guard(approvePlan, (input, caller) =>
    this.carryOutApprovePlan(input, caller),
  );
  private readonly guardedReverseSale = this.approvals.guard(reverseSale, (input, caller) =>
    this.carryOutReverseSale(input, caller),
  );

  constructor(
    private readonly approvePlanHandler: ApprovePlanHandler,
    private readonly approvals: ApprovalWorkflow,
    names: NamesOfMembers,
    bulk: BulkCalls,
    private readonly requestCancellationHandler: RequestCancellationHandler,
    @InjectModel(planSaleModel) private readonly planSales: Model<PlanSale>,
    @InjectModel(expectedPaymentModel) private readonly expected: Model<ExpectedPayment>,
    @InjectModel(bankLineModel) private readonly lines: Model<BankLine>,
    @InjectModel(membershipModel) private readonly memberships: Model<Membership>,
    @InjectModel(paymentProofModel) private readonly proofs: Model<PaymentProof>,
    private readonly outbox: Outbox,
    private readonly enrollUpiHandler: EnrollUpiHandler,
    @InjectModel(cancellationModel) private readonly cancellations: Model<Cancellation>,
    private readonly planSalesRepository: PlanSalesRepository,
    private readonly membershipsRepository: MembershipsRepository,
    private readonly cancellationsRepository: CancellationsRepository,
    private readonly links: FileLinks,
    private readonly clock: Clock,
    private readonly enrollments: EnrollmentsRepository,
    private readonly payments: UpiPayments,
    private readonly rejectCancellationHandler: RejectCancellationHandler,
    private readonly rejectPlanHandler: RejectPlanHandler,
    private readonly requestPlanProofHandler: RequestPlanProofHandler,
    private readonly reverseSaleHandler: ReverseSaleHandler,
    private readonly withdrawCancellationHandler: WithdrawCancellationHandler,
  ) {
    bulk.open('approve-plans', {
      endpoint: approvePlan,
      inputOf: ({ id, plan, requestId }) => ({ body: { userId: id, plan, payment: 'received', requestId } }),
      carryOut: async (input, caller) => void (await this.carryOutApprovePlan(input, caller).catch(noApprover)),
      namesOf: (ids) => names.namesOf(ids),
    });
  }

  @Route(approvePlan)
  approvePlan(@CurrentCaller() caller: Caller, @Input() input: InputOf<typeof approvePlan>) {
    return this.guardedApprovePlan(input, caller);
  }

  private async carryOutApprovePlan(
    { body }: InputOf<typeof approvePlan>,
    caller: Caller,
  ): Promise<ResponseOf<typeof approvePlan>> {
    // An unrequested or unpaid plan creates commission without money.
    const isRequested = body.requestId !== undefined && body.payment === 'received';
    if (!isRequested && !may(caller, 'adjust-money')) throw new DomainError('ACCESS.NOT_PERMITTED');
    const saleId = await this.approvePlanHandler.execute(body, approverOf(caller));
    return { message: `The ${body.plan} plan is approved.`, saleId };
  }

  @Route(requestCancellation)
  async requestCancellation(
    @CurrentCaller() { memberId }: Caller,
    @Input() { body }: InputOf<typeof requestCancellation>,
  ): Promise<ResponseOf<typeof requestCancellation>> {
    const cancellationId = await this.requestCancellationHandler.execute(body, memberId);
    return { message: 'Your request was sent. The head will look at it.', cancellationId };
  }

  @Route(auditedSales)
  async auditedSales(
    @Input() { query: { after, limit } }: InputOf<typeof auditedSales>,
  ): Promise<ResponseOf<typeof auditedSales>> {
    // Unpublished events are read before the page, so that a sale in between appears in neither or in both.
    const waiting = new Set(
      (await this.outbox.listUnpublished([planApproved, saleReversed])).map(
        (data) => (data as { saleId: string }).saleId,
      ),
    );
    const found = await this.planSales
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
          _id,
          memberId,
          plan,
          payment,
          amountPaise,
          approvedAt: approvedAt.toISOString(),
          utr: utr ?? null,
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

  /**
   * @returns the sales that were approved on their credits only, and whose numbers other accounts have sent, before or
   * since
   */
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

  @Route(enrollUpi)
  async enrollUpi(
    @CurrentCaller() caller: Caller,
    @Input() { body }: InputOf<typeof enrollUpi>,
  ): Promise<ResponseOf<typeof enrollUpi>> {
    return this.enrollUpiHandler.execute(caller.memberId, body.plan);
  }

  @Route(listCancellations)
  async listCancellations(
    @Input() { query: { limit, cursor } }: InputOf<typeof listCancellations>,
  ): Promise<Paged<CancellationView>> {
    const [found, total] = await Promise.all([
      this.cancellations
        .find({ $and: [{ status: 'waiting' }, rowsAfter({}, order, decodeCursor(place, cursor))] })
        .sort(order)
        .limit(limit + 1)
        .lean<Cancellation[]>(),
      this.cancellations.countDocuments({ status: 'waiting' }),
    ]);
    const { items, nextCursor } = pageOf(found, limit, ({ requestedAt, _id }) => [requestedAt.toISOString(), _id]);
    const sales = await this.planSalesRepository.findAll(items.map(({ saleId }) => saleId));
    return paged(
      items.map((item) => viewOf(item, sales.get(item.saleId)!)),
      { nextCursor, total },
    );
  }

  @Route(listPlanSales)
  async listPlanSales(@CurrentCaller() { memberId }: Caller): Promise<ResponseOf<typeof listPlanSales>> {
    const [member, sales, cancellations] = await Promise.all([
      this.membershipsRepository.get(memberId),
      this.planSalesRepository.salesOf(memberId),
      this.cancellationsRepository.latestOf(memberId),
    ]);
    const now = this.clock.now();
    return sales.map((sale) =>
      ownSale(sale, cancellations.get(sale._id), { member, now, proof: this.links.link(sale.proofKey ?? null) }),
    );
  }

  @Route(listPlans)
  listPlans(): ResponseOf<typeof listPlans> {
    return planNames.map((name) => {
      const { pricePaise, cottonGrams, contents } = plans[name];
      return { name, price: toRupees(pricePaise), cottonGrams, contents: [...contents] };
    });
  }

  @Route(listUnfinishedPayments)
  async listUnfinishedPayments(
    @CurrentCaller() { memberId }: Caller,
  ): Promise<ResponseOf<typeof listUnfinishedPayments>> {
    const member = await this.membershipsRepository.find(memberId);
    const unfinished = member ? await this.enrollments.unfinishedOf(member) : [];
    return unfinished.map((enrollment) => ({
      ...this.payments.paymentOf(enrollment),
      plan: enrollment.plan,
      begunAt: enrollment.createdAt.toISOString(),
      until: unfinishedUntil(enrollment).toISOString(),
    }));
  }

  @Route(rejectCancellation)
  async rejectCancellation(
    @CurrentCaller() { memberId }: Caller,
    @Input() { params, body }: InputOf<typeof rejectCancellation>,
  ): Promise<ResponseOf<typeof rejectCancellation>> {
    await this.rejectCancellationHandler.execute(params.id, body.reason, memberId);
    return { message: 'The request is rejected. The member sees the reason.' };
  }

  @Route(rejectPlan)
  async rejectPlan(
    @Input() { body }: InputOf<typeof rejectPlan>,
    @CurrentCaller() caller: Caller,
  ): Promise<ResponseOf<typeof rejectPlan>> {
    await this.rejectPlanHandler.execute(body, caller);
    return { message: 'The plan request is rejected and the member is told why.' };
  }

  @Route(requestPlanProof)
  async requestPlanProof(
    @CurrentCaller() caller: Caller,
    @Input() { body, files }: InputOf<typeof requestPlanProof>,
  ): Promise<ResponseOf<typeof requestPlanProof>> {
    await this.requestPlanProofHandler.execute(caller.memberId, body, files.planProof);
    return { message: 'We’ve received your proof. The head will check it and approve your plan.' };
  }

  @Route(reverseSale)
  reverseSale(@CurrentCaller() caller: Caller, @Input() input: InputOf<typeof reverseSale>) {
    return this.guardedReverseSale(input, caller);
  }

  private async carryOutReverseSale(
    { params, body }: InputOf<typeof reverseSale>,
    caller: Caller,
  ): Promise<ResponseOf<typeof reverseSale>> {
    const plan = await this.reverseSaleHandler.execute(params.id, body, caller);
    const left = plan === null ? 'no plan' : `the ${plan} plan`;
    return { message: `The sale is reversed. The member has ${left} now.` };
  }

  @Route(salesOfMember)
  async salesOfMember(
    @Input() { params: { id } }: InputOf<typeof salesOfMember>,
  ): Promise<ResponseOf<typeof salesOfMember>> {
    const member = await this.membershipsRepository.get(id);
    const [sales, cancellations] = await Promise.all([
      this.planSalesRepository.salesOf(id),
      this.cancellationsRepository.latestOf(id),
    ]);
    return sales.map((sale) => soldPlan(sale, cancellations.get(sale._id), member));
  }

  @Route(withdrawCancellation)
  async withdrawCancellation(
    @CurrentCaller() { memberId }: Caller,
    @Input() { params }: InputOf<typeof withdrawCancellation>,
  ): Promise<ResponseOf<typeof withdrawCancellation>> {
    await this.withdrawCancellationHandler.execute(params.id, memberId);
    return { message: 'You keep your plan.' };
  }
}

const viewOf = (
  { _id, saleId, memberId, reason, requestedAt }: Cancellation,
  { memberName: name, memberCode: referralCode, plan, amountPaise, approvedAt }: PlanSale,
): CancellationView => ({
  _id,
  saleId,
  memberId,
  name,
  referralCode,
  plan,
  reason,
  amount: toRupees(amountPaise),
  approvedAt: approvedAt.toISOString(),
  requestedAt: requestedAt.toISOString(),
});
