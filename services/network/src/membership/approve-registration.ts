import { memberApproved } from '@deepam/contracts';
import { AuditTrail, Outbox } from '@deepam/messaging';
import { Clock, DomainError, Transactions } from '@deepam/platform';
import { Injectable } from '@nestjs/common';
import { MembershipsRepository } from '../tree/persistence/memberships.repository.js';

@Injectable()
export class ApproveRegistrationHandler {
  constructor(
    private readonly memberships: MembershipsRepository,
    private readonly transactions: Transactions,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
    private readonly audit: AuditTrail,
  ) {}

  /** @throws DomainError NETWORK.MEMBER_NOT_FOUND, NETWORK.ALREADY_APPROVED */
  async execute(memberId: string, approvedBy: string): Promise<void> {
    await this.transactions.run(async (session) => {
      const { name, isApproved } = await this.memberships.get(memberId, session);
      if (isApproved) throw new DomainError('NETWORK.ALREADY_APPROVED');
      const approvedAt = this.clock.now();
      await this.memberships.approve(memberId, { approvedAt, approvedBy }, session);
      await this.outbox.add(session, memberApproved, { memberId, name, approvedAt: approvedAt.toISOString() });
      await this.audit.record(session, 'registration-approved', { memberId });
    });
  }
}
