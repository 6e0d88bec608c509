import { memberReinstated } from '@deepam/contracts';
import { AuditTrail, Outbox } from '@deepam/messaging';
import { Clock, DomainError, Transactions } from '@deepam/platform';
import { Injectable } from '@nestjs/common';
import { AccountsRepository } from '../accounts/persistence/accounts.repository.js';
import { AccountChangesRepository } from './account-changes.repository.js';

@Injectable()
export class ReinstateMemberHandler {
  constructor(
    private readonly accounts: AccountsRepository,
    private readonly changes: AccountChangesRepository,
    private readonly transactions: Transactions,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
    private readonly audit: AuditTrail,
  ) {}

  /** @throws DomainError IDENTITY.ACCOUNT_NOT_FOUND, STAFF_ACCOUNT or NOT_SUSPENDED */
  async execute(memberId: string, reason: string, byId: string): Promise<void> {
    await this.transactions.run(async (session) => {
      const account = await this.accounts.reinstate(memberId, session);
      if (!account) {
        const { roleId } = await this.accounts.get(memberId, session);
        if (typeof roleId === 'string') throw new DomainError('IDENTITY.STAFF_ACCOUNT');
        throw new DomainError('IDENTITY.NOT_SUSPENDED');
      }
      const at = this.clock.now();
      await this.changes.add({ memberId, kind: 'reinstated', at, byId, reason }, session);
      await this.audit.record(session, 'member-reinstated', { memberId, after: { reason } });
      const revision = account.suspensionRevision ?? 0;
      const reinstatedAt = at.toISOString();
      await this.outbox.add(session, memberReinstated, { memberId, revision, byId, reason, reinstatedAt });
    });
  }
}
