import { planRejected, type BodyOf, type rejectPlan } from '@deepam/contracts';
import { AuditTrail, Outbox } from '@deepam/messaging';
import { accountsOf, Clock, DiscardedFiles, DomainError, Transactions, type Caller } from '@deepam/platform';
import { Injectable } from '@nestjs/common';
import { ExpectedPayments } from '../bank/expected-payments.js';
import { MembershipsRepository } from '../tree/persistence/memberships.repository.js';
import { PaymentProofsRepository } from '../payments/persistence/payment-proofs.repository.js';
import { requestError } from './domain/plan-rules.js';

@Injectable()
export class RejectPlanHandler {
  constructor(
    private readonly memberships: MembershipsRepository,
    private readonly proofs: PaymentProofsRepository,
    private readonly expected: ExpectedPayments,
    private readonly discarded: DiscardedFiles,
    private readonly transactions: Transactions,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
    private readonly audit: AuditTrail,
  ) {}

  /**
   * The member may send another proof, even with the same UTR.
   * @throws DomainError NETWORK.MEMBER_NOT_FOUND, NETWORK.NO_PLAN_REQUEST, NETWORK.REQUEST_CHANGED
   */
  async execute(
    { userId, reason, requestId }: BodyOf<typeof rejectPlan>,
    caller: Pick<Caller, 'memberId' | 'influencedBy'>,
  ): Promise<void> {
    const byId = caller.memberId;
    const by = accountsOf(caller);
    await this.transactions.run(async (session) => {
      const { planRequest } = await this.memberships.get(userId, session);
      const error = requestError(planRequest, requestId);
      if (error) throw new DomainError(error);
      if (!planRequest) throw new DomainError('NETWORK.NO_PLAN_REQUEST');
      const { plan } = planRequest;
      const at = this.clock.now();
      await this.memberships.rejectPlan(userId, { plan, reason, at, byId }, session);
      await this.proofs.drop(planRequest.requestId, by, session);
      await this.expected.drop(planRequest.requestId, by, session);
      await this.discarded.add([planRequest.proofKey], session);
      await this.outbox.add(session, planRejected, { memberId: userId, plan, reason, rejectedAt: at.toISOString() });
      await this.audit.record(session, 'plan-rejected', { memberId: userId, after: { plan, reason } });
    });
    this.discarded.removeSoon();
  }
}
