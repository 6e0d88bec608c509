import { saleReversed, toRupees, type PlanName, type BodyOf, type reverseSale } from '@deepam/contracts';
import { AuditTrail, Outbox, ApprovalPolicy, type ApprovalSubject } from '@deepam/messaging';
import { Clock, DomainError, may, newId, Transactions, type Caller } from '@deepam/platform';
import { Injectable } from '@nestjs/common';
import type { ClientSession } from 'mongoose';
import { ExpectedPayments, type CreditOfSale } from '../bank/expected-payments.js';
import { MembershipsRepository } from '../tree/persistence/memberships.repository.js';
import { blockErrors, reversalBlock, coolingOffError } from './domain/plan-rules.js';
import { CancellationsRepository } from './persistence/cancellations.repository.js';
import type { PlanSale, Reversal } from './persistence/plan-sale.schema.js';
import { PlanSalesRepository } from './persistence/plan-sales.repository.js';

interface ReversalGround {
  readonly cancellationId: string | null;
  readonly credit: CreditOfSale | null;
  readonly isPriceOwed: boolean;
}

function refusal(sale: PlanSale, { kind }: ReversalInput, requestedAt: Date) {
  return kind === 'cooling-off' ? coolingOffError(sale, requestedAt) : null;
}

/**
 * A price is owed on a credit that no debit of the bank reverses. For a cooling-off it is owed without a credit, too,
 * as the member may have paid otherwise; a wrong approval without a credit owes nothing.
 */
const isPriceOwedFor = ({ kind }: ReversalInput, credit: CreditOfSale | null): boolean =>
  credit === null ? kind === 'cooling-off' : credit.reversedOn === null;

/**
 * The reversal takes money from many uplines, so it needs a second approver whatever the plan costs. The approver sees
 * the credit on which the price is owed.
 */
function reversalSubject(
  sale: PlanSale,
  { note }: ReversalInput,
  { cancellationId, credit, isPriceOwed }: ReversalGround,
): ApprovalSubject {
  const fact = (field: string, after: string) => ({ field, before: null, after });
  return {
    isAlways: true,
    amountPaise: sale.amountPaise,
    memberId: sale.memberId,
    subject: { kind: 'sale', id: sale._id },
    what: sale.plan,
    reason: note,
    changes: [
      fact('priceOwed', String(isPriceOwed)),
      ...(credit === null ? [fact('planCredit', 'none')] : []),
      ...(credit?.reversedOn == null ? [] : [fact('planCreditReversedOn', credit.reversedOn)]),
    ],
    seen: [
      sale.plan,
      sale.previousPlan,
      sale.amountPaise,
      cancellationId,
      isPriceOwed,
      credit?.lineId ?? null,
      credit?.reversedOn ?? null,
    ],
  };
}

@Injectable()
export class ReverseSaleHandler {
  constructor(
    private readonly sales: PlanSalesRepository,
    private readonly cancellations: CancellationsRepository,
    private readonly memberships: MembershipsRepository,
    private readonly expected: ExpectedPayments,
    private readonly transactions: Transactions,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
    private readonly audit: AuditTrail,
    private readonly approvalPolicy: ApprovalPolicy,
  ) {}

  /**
   * The member gets the plan from before the sale. The downline stays, and the UTR and the bank line stay with the
   * sale.
   * @returns the present plan of the member
   * @throws DomainError ACCESS.NOT_PERMITTED, NETWORK.SALE_NOT_FOUND, MEMBER_NOT_FOUND, SALE_REVERSED,
   * SALE_HAS_UPGRADE, PLAN_REQUEST_WAITS, NOTHING_PAID, COOLING_OFF_OVER; ApproverNeeded
   */
  async execute(saleId: string, input: ReversalInput, caller: Caller): Promise<PlanName | null> {
    const byId = caller.memberId;
    return this.transactions.run(async (session) => {
      const sale = await this.sales.get(saleId, session);
      const member = await this.memberships.get(sale.memberId, session);
      const block = reversalBlock(sale, member);
      if (block !== null) throw new DomainError(blockErrors[block]);
      const at = this.clock.now();
      const cancellation = await this.cancellations.waitingFor(saleId, session);
      // Staff who only decide on plans reverse a sale only at the member's request.
      const isAsked = cancellation !== null && input.kind === 'cooling-off';
      if (!isAsked && !may(caller, 'adjust-money')) throw new DomainError('ACCESS.NOT_PERMITTED');
      const error = refusal(sale, input, cancellation?.requestedAt ?? at);
      if (error !== null) throw new DomainError(error);
      const credit = await this.expected.creditOfSale(sale, session);
      const isPriceOwed = isPriceOwedFor(input, credit);
      const ground = { cancellationId: cancellation?._id ?? null, credit, isPriceOwed };
      await this.approvalPolicy.consume(session, reversalSubject(sale, input, ground));
      await this.stepBack(sale, session);
      await this.expected.reverse(sale, at, session);
      const { kind, note } = input;
      await this.sales.reverse(saleId, { id: newId(), kind, note, at, byId, isPriceOwed }, session);
      if (cancellation) await this.cancellations.decide(cancellation._id, { status: 'approved', at, byId }, session);
      await this.announce(sale, cancellation?._id ?? null, session);
      return sale.previousPlan;
    });
  }

  private async stepBack({ memberId, plan, previousPlan }: PlanSale, session: ClientSession): Promise<void> {
    const before = previousPlan === null ? null : await this.sales.findUnreversed(memberId, previousPlan, session);
    const approval = before && { planApprovedAt: before.approvedAt, planApprovedBy: before.approvedBy };
    await this.memberships.restorePlan(memberId, { plan, previousPlan }, approval, session);
  }

  private async announce(before: PlanSale, cancellationId: string | null, session: ClientSession): Promise<void> {
    const { _id: saleId, approvedAt, reversal, ...sale } = await this.sales.get(before._id, session);
    const { id: reversalId, kind, at, byId: reversedBy, note, isPriceOwed } = reversal as Reversal;
    const { memberId, memberName, memberCode, previousPlan, plan, payment, amountPaise, upline } = sale;
    await this.outbox.add(session, saleReversed, {
      saleId,
      memberId,
      memberName,
      memberCode,
      previousPlan,
      plan,
      payment,
      amountPaise,
      upline: upline.map((one) => ({ ...one })),
      reversalId,
      kind,
      isPriceOwed,
      reversedBy,
      cancellationId,
      approvedAt: approvedAt.toISOString(),
      reversedAt: at.toISOString(),
    });
    await this.audit.record(session, 'sale-reversed', {
      memberId,
      subject: { kind: 'sale', id: saleId },
      before: { plan, amount: toRupees(amountPaise) },
      after: { ...(previousPlan !== null && { plan: previousPlan }), how: kind, reason: note },
    });
  }
}

type ReversalInput = BodyOf<typeof reverseSale>;
