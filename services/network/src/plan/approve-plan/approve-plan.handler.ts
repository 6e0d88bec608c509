import { planApproved, planPrice, type approvePlan, type BodyOf } from '@deepam/contracts';
import { Outbox } from '@deepam/messaging';
import { Clock, DomainError, newId, Transactions } from '@deepam/platform';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { ClientSession, Model } from 'mongoose';
import { membershipModel, rankOfPlan, type Membership } from '../../membership/persistence/membership.schema.js';
import { Memberships } from '../../membership/persistence/memberships.js';
import { planFault } from '../domain/plan-rules.js';
import { PaymentReferences } from '../persistence/payment-references.js';
import { saleModel, type Sale } from '../persistence/sale.schema.js';
import { UplineSnapshots } from './upline-snapshots.js';

export type PlanDecision = BodyOf<typeof approvePlan>;

@Injectable()
export class ApprovePlan {
  constructor(
    private readonly memberships: Memberships,
    @InjectModel(membershipModel) private readonly model: Model<Membership>,
    @InjectModel(saleModel) private readonly sales: Model<Sale>,
    private readonly uplines: UplineSnapshots,
    private readonly references: PaymentReferences,
    private readonly transactions: Transactions,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  /**
   * Sets a higher plan, whether or not it was asked for, and records the sale; any request is settled with it.
   * @returns the sale's id
   * @throws DomainError NETWORK.MEMBER_NOT_FOUND, NETWORK.HEAD_HAS_NO_PLAN, NETWORK.PLAN_ALREADY_HELD
   */
  async approve(decision: PlanDecision, approvedBy: string): Promise<string> {
    // Most of many clicks on one button end here, without the cost of a transaction that can only lose.
    refuseUnfit(await this.memberships.get(decision.userId), decision.plan);
    return this.transactions.run(async (session) => {
      const member = await this.memberships.get(decision.userId, session);
      refuseUnfit(member, decision.plan);
      const { modifiedCount } = await this.model.updateOne(
        { _id: member._id, live: true, plan: member.plan },
        { $set: { plan: decision.plan, planRank: rankOfPlan(decision.plan) }, $unset: { planRequest: 1 } },
        { session },
      );
      if (modifiedCount !== 1) throw new DomainError('NETWORK.PLAN_ALREADY_HELD');
      return this.sell(member, decision, approvedBy, session);
    });
  }

  private async sell(member: Membership, decision: PlanDecision, approvedBy: string, session: ClientSession) {
    const { plan, payment } = decision;
    const approvedAt = this.clock.now();
    const saleId = newId();
    const sold = {
      memberId: member._id,
      memberName: member.name,
      memberCode: member.referralCode,
      previousPlan: member.plan,
      plan,
      payment,
      amountPaise: payment === 'waived' ? 0 : planPrice(plan, member.plan),
      upline: await this.uplines.take(member, session),
    };
    const { proofKey = null, utr = null, txnid = null } = member.planRequest ?? {};
    await this.sales.create([{ _id: saleId, ...sold, proofKey, utr, txnid, approvedBy, approvedAt }], { session });
    if (utr !== null) await this.references.settle(utr, saleId, session);
    await this.outbox.add(session, planApproved, { saleId, ...sold, approvedAt: approvedAt.toISOString() });
    return saleId;
  }
}

function refuseUnfit(member: Membership, plan: PlanDecision['plan']): void {
  const fault = planFault(member, plan, 'grant');
  if (fault) throw new DomainError(fault);
}
