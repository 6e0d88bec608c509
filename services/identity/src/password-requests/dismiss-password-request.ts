import { type dismissPasswordRequest, passwordRequestDismissed, type ResponseOf } from '@deepam/contracts';
import { AuditTrail, Outbox } from '@deepam/messaging';
import { Clock, DomainError, Transactions } from '@deepam/platform';
import { Injectable } from '@nestjs/common';
import { PasswordRequestsRepository } from './persistence/password-requests.repository.js';

@Injectable()
export class DismissPasswordRequestHandler {
  constructor(
    private readonly requests: PasswordRequestsRepository,
    private readonly transactions: Transactions,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
    private readonly audit: AuditTrail,
  ) {}

  /** @throws DomainError IDENTITY.PASSWORD_REQUEST_NOT_FOUND, IDENTITY.PASSWORD_REQUEST_CLOSED */
  async execute(id: string, reason: string, byId: string): Promise<ResponseOf<typeof dismissPasswordRequest>> {
    await this.transactions.run(async (session) => {
      const request = await this.requests.find(id, session);
      if (!request) throw new DomainError('IDENTITY.PASSWORD_REQUEST_NOT_FOUND');
      const closedAt = this.clock.now();
      if (!(await this.requests.close(id, { closedById: byId, closedAt, reason }, session))) {
        throw new DomainError('IDENTITY.PASSWORD_REQUEST_CLOSED');
      }
      const { memberId } = request;
      const dismissedAt = closedAt.toISOString();
      await this.outbox.add(session, passwordRequestDismissed, { requestId: id, memberId, byId, reason, dismissedAt });
      await this.audit.record(session, 'password-request-dismissed', { memberId, after: { reason } });
    });
    return { message: 'The request is closed.' };
  }
}
