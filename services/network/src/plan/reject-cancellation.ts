import { cancellationRejected } from '@deepam/contracts';
import { AuditTrail, Outbox } from '@deepam/messaging';
import { Clock, Transactions } from '@deepam/platform';
import { Injectable } from '@nestjs/common';
import { CancellationsRepository } from './persistence/cancellations.repository.js';
import { PlanSalesRepository } from './persistence/plan-sales.repository.js';

@Injectable()
export class RejectCancellationHandler {
  constructor(
    private readonly cancellations: CancellationsRepository,
    private readonly sales: PlanSalesRepository,
    private readonly transactions: Transactions,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
    private readonly audit: AuditTrail,
  ) {}

  /**
   * The member may request it again within the cooling-off period.
   * @throws DomainError NETWORK.CANCELLATION_NOT_FOUND, CANCELLATION_DECIDED
   */
  async execute(cancellationId: string, reason: string, byId: string): Promise<void> {
    await this.transactions.run(async (session) => {
      const { memberId, saleId } = await this.cancellations.get(cancellationId, session);
      const { plan } = await this.sales.get(saleId, session);
      const at = this.clock.now();
      await this.cancellations.decide(
        cancellationId,
        { status: 'rejected', at, byId, rejectionReason: reason },
        session,
      );
      await this.outbox.add(session, cancellationRejected, {
        cancellationId,
        memberId,
        plan,
        reason,
        rejectedAt: at.toISOString(),
      });
      await this.audit.record(session, 'plan-cancellation-rejected', {
        memberId,
        subject: { kind: 'sale', id: saleId },
        after: { plan, reason },
      });
    });
  }
}
