import { cancellationWithdrawn } from '@deepam/contracts';
import { Outbox } from '@deepam/messaging';
import { Clock, DomainError, Transactions } from '@deepam/platform';
import { Injectable } from '@nestjs/common';
import { CancellationsRepository } from './persistence/cancellations.repository.js';

@Injectable()
export class WithdrawCancellationHandler {
  constructor(
    private readonly cancellations: CancellationsRepository,
    private readonly transactions: Transactions,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  /** @throws DomainError NETWORK.CANCELLATION_NOT_FOUND, also for another member's request, CANCELLATION_DECIDED */
  async execute(cancellationId: string, memberId: string): Promise<void> {
    await this.transactions.run(async (session) => {
      const cancellation = await this.cancellations.get(cancellationId, session);
      if (cancellation.memberId !== memberId) throw new DomainError('NETWORK.CANCELLATION_NOT_FOUND');
      const at = this.clock.now();
      await this.cancellations.decide(cancellationId, { status: 'withdrawn', at, byId: memberId }, session);
      const withdrawn = { cancellationId, memberId, withdrawnAt: at.toISOString() };
      await this.outbox.add(session, cancellationWithdrawn, withdrawn);
    });
  }
}
