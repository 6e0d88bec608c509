import {
  cancellationWithdrawn,
  memberApproved,
  planApproved,
  toRupees,
  type Paise,
  type ApproverReason,
  type approvePlan,
  type BodyOf,
} from '@deepam/contracts';
import { AuditTrail, Outbox, ApprovalPolicy, ApproverNeeded, type ApprovalSubject } from '@deepam/messaging';
import {
  accountsOf,
  Clock,
  DomainError,
  may,
  newId,
  secondApprover,
  Transactions,
  type Caller,
} from '@deepam/platform';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { ClientSession, Model } from 'mongoose';
import { ExpectedPayments } from '../../bank/expected-payments.js';
import { assertNotClosing } from '../../tree/domain/closing.js';
import type { Membership, PlanRequest } from '../../tree/persistence/membership.schema.js';
import { MembershipsRepository } from '../../tree/persistence/memberships.repository.js';
import { PaymentReferencesRepository } from '../../payments/persistence/payment-references.repository.js';
import { approverReason } from '../../bank/domain/matched-credit.js';
import { approvalOf, settlesRequest, planError, requestError } from '../domain/plan-rules.js';
import { amountDue } from '../../payments/domain/enrollment-rules.js';
import { CancellationsRepository } from '../persistence/cancellations.repository.js';
import { planSaleModel, type PlanSale } from '../persistence/plan-sale.schema.js';
import { UplineSnapshots } from './upline-snapshots.js';

interface Ground {
  /** The amount is null for a plan that was requested and paid. */
  readonly outOfNothing: Paise | null;
  readonly lineId: string | null;
  readonly reason: ApproverReason | null;
  readonly amountPaise: Paise;
}

/**
 * A plan that was not requested, or is waived, creates commission without money, so it needs a second approver whatever
 * it costs. A requested plan also needs one if the requester has no credit of the bank, or only one of their own
 * making.
 */
const planApprovalSubject = (
  { _id, plan: held, planRequest }: Membership,
  { plan, payment }: PlanDecision,
  { outOfNothing, lineId, reason, amountPaise }: Ground,
): ApprovalSubject => ({
  isAlways: outOfNothing !== null || reason !== null,
  amountPaise: outOfNothing ?? (reason === null ? 0 : amountPaise),
  memberId: _id,
  what: plan,
  ...(reason !== null && {
    changes: [
      {
        field: 'approverReason',
        before: null,
        after: reason,
      },
    ],
  }),
  seen: [held, planRequest?.requestId ?? null, payment, outOfNothing, lineId],
});

export interface NewSale {
  readonly saleId: string;
  readonly amountPaise: Paise;
}
export interface Approver {
  readonly memberId: string;
  readonly accounts: readonly string[];
  readonly isHead: boolean;
  readonly mayApproveMembers: boolean;
}
export const approverOf = (caller: Caller): Approver => ({
  memberId: caller.memberId,
  accounts: accountsOf(caller),
  isHead: caller.isHead,
  mayApproveMembers: may(caller, 'approve-members'),
});

/** The callback runs in the transaction of the sale, and its errors reject the sale. */
export type OnSaleRecorded = (sale: NewSale, session: ClientSession) => Promise<void>;

@Injectable()
export class ApprovePlanHandler {
  constructor(
    private readonly memberships: MembershipsRepository,
    @InjectModel(planSaleModel) private readonly sales: Model<PlanSale>,
    private readonly uplines: UplineSnapshots,
    private readonly references: PaymentReferencesRepository,
    private readonly expected: ExpectedPayments,
    private readonly cancellations: CancellationsRepository,
    private readonly transactions: Transactions,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
    private readonly audit: AuditTrail,
    private readonly approvalPolicy: ApprovalPolicy,
  ) {}

  /**
   * The plan must be higher, requested or not. The sale also approves the member. It settles a request for this plan or
   * a lower one; a request for a higher one stays open.
   * @returns the id of the sale
   * @throws DomainError NETWORK.MEMBER_NOT_FOUND, NETWORK.HEAD_HAS_NO_PLAN, NETWORK.PLAN_ALREADY_HELD,
   * ACCESS.ACCOUNT_CLOSING
   * @throws DomainError NETWORK.REQUEST_CHANGED if the request differs from the present one, or is for another plan
   * @throws DomainError NETWORK.REQUEST_OF_UNAPPROVED for a caller without the permission to approve members
   * @throws ApproverNeeded for a plan that is not requested and paid, or whose credit was not imported and matched
   * by other people
   */
  async execute(decision: PlanDecision, caller: Approver, onSaleRecorded?: OnSaleRecorded): Promise<string> {
    const approvedBy = caller.memberId;
    // Most repeated clicks on one button end here, without the cost of a transaction that can only fail.
    assertRequestOpen(await this.memberships.get(decision.userId), decision);
    return this.transactions.run(async (session) => {
      const member = await this.memberships.get(decision.userId, session);
      assertRequestOpen(member, decision);
      const approvedAt = this.clock.now();
      assertNotClosing(member, approvedAt);
      const request =
        member.planRequest && settlesRequest(decision.plan, member.planRequest) ? member.planRequest : null;
      const amountPaise = amountOf(decision, member, request);
      if (!member.isApproved && !caller.mayApproveMembers) throw new DomainError('NETWORK.REQUEST_OF_UNAPPROVED');
      const isPaidRequest = isPaid(decision, request);
      const credit = isPaidRequest ? await this.expected.creditOf(request!.requestId, session) : null;
      const approverId = secondApprover();
      // Only staff request the approval of a paid plan, so a head who approves sees the reason of the requester.
      const requester = { ...caller, isHead: caller.isHead && approverId === null };
      const about = planApprovalSubject(member, decision, {
        outOfNothing: isPaidRequest ? null : amountPaise,
        amountPaise,
        lineId: credit?.lineId ?? null,
        reason: isPaidRequest ? approverReason(requester, credit, amountPaise) : null,
      });
      await this.approvalPolicy.consume(session, about);
      const approval = approvalOf(caller, credit, { duePaise: amountPaise, approverId });
      const isSet = await this.memberships.setPlan(
        member,
        decision.plan,
        {
          planApprovedAt: approvedAt,
          planApprovedBy: approvedBy,
          settlesRequest: request !== null,
          ...(!member.isApproved && {
            isApproved: true,
            approvedAt,
            approvedBy,
          }),
        },
        session,
      );
      if (!isSet) throw new DomainError('NETWORK.PLAN_ALREADY_HELD');
      const { _id: memberId, name, isApproved } = member;
      if (!isApproved) {
        await this.outbox.add(session, memberApproved, { memberId, name, approvedAt: approvedAt.toISOString() });
      }
      if (request) await this.endCancellations(memberId, approvedAt, session);
      const made = { ...decision, amountPaise, approvedBy, approvedAt, approval };
      const saleId = await this.sell(member, request, made, caller, session);
      await onSaleRecorded?.({ saleId, amountPaise }, session);
      return saleId;
    });
  }

  private async endCancellations(memberId: string, at: Date, session: ClientSession): Promise<void> {
    for (const { _id } of await this.cancellations.waitingOf(memberId, session)) {
      await this.cancellations.decide(_id, { status: 'withdrawn', at, byId: memberId }, session);
      const withdrawn = { cancellationId: _id, memberId, withdrawnAt: at.toISOString() };
      await this.outbox.add(session, cancellationWithdrawn, withdrawn);
    }
  }

  private async sell(
    member: Membership,
    request: PlanRequest | null,
    decision: PlanDecision & Pick<PlanSale, 'amountPaise' | 'approvedBy' | 'approvedAt' | 'approval'>,
    approver: Approver,
    session: ClientSession,
  ): Promise<string> {
    const { plan, payment, amountPaise, approvedBy, approvedAt, approval } = decision;
    const saleId = newId();
    const sold = {
      memberId: member._id,
      memberName: member.name,
      memberCode: member.referralCode,
      previousPlan: member.plan,
      plan,
      payment,
      amountPaise,
      upline: await this.uplines.takeSnapshot(member, session),
    };
    const { proofKey = null, utr = null, txnid = null } = request ?? {};
    const asked = { proofKey, utr, txnid, ...(request && { requestId: request.requestId }) };
    await this.sales.create([{ _id: saleId, ...sold, ...asked, approvedBy, approvedAt, approval }], { session });
    // Another plan has another price, and a waived plan needs no money.
    if (request && isPaid(decision, request)) await this.expected.approve(request.requestId, session);
    else if (request) await this.expected.drop(request.requestId, approver.accounts, session);
    if (utr !== null) await this.references.settle(utr, member._id, saleId, session);
    await this.outbox.add(session, planApproved, { saleId, ...sold, approvedAt: approvedAt.toISOString() });
    await this.audit.record(session, 'plan-approved', {
      memberId: member._id,
      subject: { kind: 'sale', id: saleId },
      before: { plan: member.plan, isApproved: member.isApproved },
      after: { plan, payment, amount: toRupees(amountPaise), isApproved: true },
    });
    return saleId;
  }
}

type Asked = PlanRequest | null;

const isPaid = ({ plan, payment }: PlanDecision, request: Asked): boolean =>
  payment === 'received' && request?.plan === plan;

const amountOf = ({ plan, payment }: PlanDecision, { plan: held }: Membership, request: Asked): Paise =>
  payment === 'waived' ? 0 : amountDue(request?.plan === plan ? request : { plan }, held);

/** A row of bulk work can't wait for a second approver. */
export function noApprover(error: unknown): never {
  if (!(error instanceof ApproverNeeded)) throw error;
  throw new DomainError('NETWORK.APPROVER_NEEDED', { cause: error });
}

function assertRequestOpen(member: Membership, { plan, requestId }: PlanDecision): void {
  const { planRequest } = member;
  const error = requestError(planRequest, requestId) ?? planError(member, plan, 'grant');
  if (error) throw new DomainError(error);
  if (requestId === undefined || planRequest?.plan === plan) return;
  const message = `The request is for the ${planRequest?.plan} plan. Please set another one with Update Plan.`;
  throw new DomainError('NETWORK.REQUEST_CHANGED', { message, details: { requestedPlan: planRequest?.plan } });
}

type PlanDecision = BodyOf<typeof approvePlan>;
