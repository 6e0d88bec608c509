import { AuditTrail } from '@deepam/messaging';
import { DomainError, Transactions } from '@deepam/platform';
import { Injectable } from '@nestjs/common';
import { CredentialsRepository } from '../accounts/persistence/credentials.repository.js';
import { SessionEnds } from './session-ends.js';

@Injectable()
export class EndMemberSessionsHandler {
  constructor(
    private readonly credentials: CredentialsRepository,
    private readonly ends: SessionEnds,
    private readonly transactions: Transactions,
    private readonly audit: AuditTrail,
  ) {}

  /** @throws DomainError IDENTITY.ACCOUNT_NOT_FOUND */
  async execute(memberId: string): Promise<void> {
    await this.transactions.run(async (session) => {
      const sessionVersion = await this.credentials.raiseSessionVersion(memberId, session);
      if (sessionVersion === null) throw new DomainError('IDENTITY.ACCOUNT_NOT_FOUND');
      await this.ends.end({ memberId, sessionVersion }, session);
      await this.audit.record(session, 'sessions-ended', { memberId });
    });
  }
}
