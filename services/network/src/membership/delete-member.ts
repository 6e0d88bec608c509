import { AuditTrail } from '@deepam/messaging';
import { DiscardedFiles, DomainError, Transactions } from '@deepam/platform';
import { Injectable } from '@nestjs/common';
import { deletionError } from './domain/standing-rules.js';
import { MembershipRemover } from './membership-remover.js';
import { MembershipsRepository } from '../tree/persistence/memberships.repository.js';

@Injectable()
export class DeleteMemberHandler {
  constructor(
    private readonly memberships: MembershipsRepository,
    private readonly remover: MembershipRemover,
    private readonly discarded: DiscardedFiles,
    private readonly transactions: Transactions,
    private readonly audit: AuditTrail,
  ) {}

  /** @throws DomainError with the reason why the member can't be deleted */
  async execute(memberId: string, deletedBy: string): Promise<void> {
    await this.transactions.run(async (session) => {
      const member = await this.memberships.get(memberId, session);
      const error = deletionError(member, await this.memberships.hasDownline(memberId, session));
      if (error) throw new DomainError(error);
      await this.remover.remove(member, session, { deletedBy });
      await this.audit.record(session, 'member-deleted', { memberId });
    });
    this.discarded.removeSoon();
  }
}
