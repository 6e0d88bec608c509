import { memberSuspended } from '@deepam/contracts';
import { AuditTrail, Outbox } from '@deepam/messaging';
import { Clock, DomainError, Transactions } from '@deepam/platform';
import { Injectable } from '@nestjs/common';
import type { ClientSession } from 'mongoose';
import { AccountsRepository } from '../accounts/persistence/accounts.repository.js';
import { SessionEnds } from '../sessions/session-ends.js';
import { AccountChangesRepository } from './account-changes.repository.js';

@Injectable()
export class SuspendMemberHandler {
  constructor(
    private readonly accounts: AccountsRepository,
    private readonly changes: AccountChangesRepository,
    private readonly sessions: SessionEnds,
    private readonly transactions: Transactions,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
    private readonly audit: AuditTrail,
  ) {}

  /** @throws DomainError IDENTITY.ACCOUNT_NOT_FOUND, HEAD_PROTECTED, STAFF_ACCOUNT or ALREADY_SUSPENDED */
  async execute(memberId: string, reason: string, byId: string): Promise<void> {
    await this.transactions.run(async (session) => {
      const at = this.clock.now();
      const account = await this.accounts.suspend(memberId, { since: at, reason }, session);
      if (!account) throw await this.refusal(memberId, session);
      await this.sessions.end({ memberId, sessionVersion: account.sessionVersion }, session);
      await this.changes.add({ memberId, kind: 'suspended', at, byId, reason }, session);
      await this.audit.record(session, 'member-suspended', { memberId, after: { reason } });
      const revision = account.suspensionRevision ?? 0;
      await this.outbox.add(session, memberSuspended, {
        memberId,
        revision,
        byId,
        reason,
        suspendedAt: at.toISOString(),
      });
    });
  }

  private async refusal(memberId: string, session: ClientSession): Promise<DomainError> {
    const { isHead, roleId } = await this.accounts.get(memberId, session);
    if (typeof roleId === 'string') return new DomainError('IDENTITY.STAFF_ACCOUNT');
    return new DomainError(isHead ? 'IDENTITY.HEAD_PROTECTED' : 'IDENTITY.ALREADY_SUSPENDED');
  }
}
