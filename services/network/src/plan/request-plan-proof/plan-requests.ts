import { maxReplacedProofs, planRequested, type PictureHashes, type PlanName } from '@deepam/contracts';
import { Outbox } from '@deepam/messaging';
import { Clock, DiscardedFiles, DomainError, newId } from '@deepam/platform';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { ClientSession, Model } from 'mongoose';
import { ExpectedPayments, type Expectation } from '../../bank/expected-payments.js';
import {
  membershipModel,
  type AskedAmount,
  type Membership,
  type PlanRequest,
} from '../../tree/persistence/membership.schema.js';
import { MembershipsRepository } from '../../tree/persistence/memberships.repository.js';
import { amountDue, holds } from '../../payments/domain/enrollment-rules.js';
import type { Enrollment } from '../../payments/persistence/enrollment.schema.js';
import { EnrollmentsRepository } from '../../payments/persistence/enrollments.repository.js';
import { PaymentProofsRepository } from '../../payments/persistence/payment-proofs.repository.js';
import { PaymentReferencesRepository } from '../../payments/persistence/payment-references.repository.js';

export interface PaymentProof {
  readonly plan: PlanName;
  readonly proofKey: string;
  readonly utr: string | null;
  readonly txnid?: string;
  readonly picture: PictureHashes | null;
}

@Injectable()
export class PlanRequests {
  constructor(
    @InjectModel(membershipModel) private readonly model: Model<Membership>,
    private readonly memberships: MembershipsRepository,
    private readonly enrollments: EnrollmentsRepository,
    private readonly references: PaymentReferencesRepository,
    private readonly proofs: PaymentProofsRepository,
    private readonly expected: ExpectedPayments,
    private readonly discarded: DiscardedFiles,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  /** @throws DomainError NETWORK.UTR_USED, NETWORK.TOO_MANY_PROOFS */
  async open(member: Membership, proof: PaymentProof, session: ClientSession): Promise<void> {
    if ((member.planRequest?.replaced ?? 0) >= maxReplacedProofs)
      throw new DomainError('NETWORK.TOO_MANY_PROOFS', { details: { most: maxReplacedProofs } });
    if (!(await this.claim(member._id, proof, session))) throw new DomainError('NETWORK.UTR_USED');
    if (member.planRequest) {
      await this.discarded.add([member.planRequest.proofKey], session);
      await this.proofs.drop(member.planRequest.requestId, [], session);
      await this.expected.drop(member.planRequest.requestId, [], session);
    }
    await this.write(member, proof, session);
  }

  /**
   * The account of a newcomer exists already, so a UTR that was used since is left out instead of rejected. The head
   * sees next to the proof that another member has sent it.
   */
  async openForNewcomer(memberId: string, proof: PaymentProof, session: ClientSession): Promise<void> {
    const isFree = await this.claim(memberId, proof, session);
    const member = await this.model.findById(memberId).session(session).orFail().lean<Membership>();
    await this.write(member, proof, session, isFree ? proof.utr : null);
  }

  private async claim(memberId: string, { utr }: PaymentProof, session: ClientSession): Promise<boolean> {
    return utr === null || this.references.claim(utr, { kind: 'plan', memberId }, session);
  }

  private async write(
    member: Membership,
    { picture, plan, proofKey, utr: sentUtr, txnid }: PaymentProof,
    session: ClientSession,
    utr = sentUtr,
  ): Promise<void> {
    const requestedAt = this.clock.now();
    const { answered, otherTxnids } = await this.enrollments.prove(member._id, plan, txnid, session);
    const requestId = newId();
    const planRequest: PlanRequest = {
      requestId,
      plan,
      proofKey,
      utr,
      txnid: answered?.txnid ?? null,
      ...(otherTxnids.length > 0 && { otherTxnids }),
      ...(answered && { asked: askedFor(answered, holds(answered, member.plan, requestedAt)) }),
      sent: { utr: sentUtr, sha256: picture?.sha256 ?? null },
      requestedAt,
      ...(member.planRequest && { replaced: (member.planRequest.replaced ?? 0) + 1 }),
    };
    const proof = { _id: requestId, kind: 'plan', memberId: member._id, name: member.name, at: requestedAt } as const;
    await this.proofs.add({ ...proof, utr: sentUtr, picture }, session);
    await this.memberships.requestPlan(member._id, planRequest, session);
    const expected = expectedOfPlan(member, planRequest);
    await this.expected.expect(expected, session);
    await this.outbox.add(session, planRequested, {
      memberId: member._id,
      name: member.name,
      plan,
      amountPaise: expected.amountPaise,
      requestedAt: requestedAt.toISOString(),
    });
  }
}

function askedFor({ amountPaise: paise, previousPlan }: Enrollment, inTime: boolean): AskedAmount {
  return { paise, previousPlan, inTime };
}

function expectedOfPlan({ _id, plan }: Pick<Membership, '_id' | 'plan'>, request: PlanRequest): Expectation {
  return {
    _id: request.requestId,
    kind: 'plan',
    memberId: _id,
    amountPaise: amountDue(request, plan),
    utr: request.utr,
    txnids: [...(request.txnid === null ? [] : [request.txnid]), ...(request.otherTxnids ?? [])],
    requestedAt: request.requestedAt,
  };
}
