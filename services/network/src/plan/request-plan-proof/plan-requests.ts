import { planPrice, planRequested, type PlanName } from '@deepam/contracts';
import { Outbox } from '@deepam/messaging';
import { Clock, DomainError, newId } from '@deepam/platform';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { ClientSession, Model } from 'mongoose';
import { membershipModel, type Membership, type PlanRequest } from '../../membership/persistence/membership.schema.js';
import { DiscardedProofs } from '../persistence/discarded-proofs.js';
import { enrolmentModel, type Enrolment } from '../persistence/enrolment.schema.js';
import { PaymentReferences } from '../persistence/payment-references.js';

export interface PaymentProof {
  readonly plan: PlanName;
  readonly proofKey: string;
  readonly utr: string | null;
}

/** Opens requests for a plan; a member has one at most, and a new one takes the place of the old. */
@Injectable()
export class PlanRequests {
  constructor(
    @InjectModel(membershipModel) private readonly memberships: Model<Membership>,
    @InjectModel(enrolmentModel) private readonly enrolments: Model<Enrolment>,
    private readonly references: PaymentReferences,
    private readonly discarded: DiscardedProofs,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  /** @throws DomainError NETWORK.UTR_USED */
  async open(member: Membership, proof: PaymentProof, session: ClientSession): Promise<void> {
    await this.references.release(member._id, session, proof.utr);
    if (proof.utr !== null && !(await this.references.claim(proof.utr, member._id, session))) {
      throw new DomainError('NETWORK.UTR_USED');
    }
    if (member.planRequest) await this.discarded.add(member.planRequest.proofKey, session);
    await this.write(member, proof, session);
  }

  /** For somebody just placed: the account exists already, so a UTR that was used meanwhile is left out, not refused. */
  async openForNewcomer(memberId: string, proof: PaymentProof, session: ClientSession): Promise<void> {
    const isFree = proof.utr !== null && (await this.references.claim(proof.utr, memberId, session));
    const member = await this.memberships.findById(memberId).session(session).orFail().lean<Membership>();
    await this.write(member, { ...proof, utr: isFree ? proof.utr : null }, session);
  }

  private async write(member: Membership, proof: PaymentProof, session: ClientSession): Promise<void> {
    const requestedAt = this.clock.now();
    const txnid = await this.txnidOf(member, proof.plan, session);
    const planRequest: PlanRequest = { ...proof, requestId: newId(), txnid, requestedAt };
    await this.memberships.updateOne({ _id: member._id }, { $set: { planRequest } }, { session });
    await this.outbox.add(session, planRequested, {
      memberId: member._id,
      name: member.name,
      plan: proof.plan,
      amountPaise: planPrice(proof.plan, member.plan),
      requestedAt: requestedAt.toISOString(),
    });
  }

  private async txnidOf(member: Membership, plan: PlanName, session: ClientSession): Promise<string | null> {
    const latest = await this.enrolments
      .findOne({ memberId: member._id, plan, previousPlan: member.plan }, { txnid: 1 })
      .sort({ createdAt: -1 })
      .session(session)
      .lean();
    return latest?.txnid ?? null;
  }
}
