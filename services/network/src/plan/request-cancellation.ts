import { cancellationRequested, type requestCancellation, type BodyOf } from '@deepam/contracts';
import { Outbox } from '@deepam/messaging';
import { Clock, DomainError, newId, Transactions } from '@deepam/platform';
import { Injectable } from '@nestjs/common';
import { assertNotClosing } from '../tree/domain/closing.js';
import { MembershipsRepository } from '../tree/persistence/memberships.repository.js';
import { blockErrors, coolingOffError, reversalBlock } from './domain/plan-rules.js';
import { CancellationsRepository } from './persistence/cancellations.repository.js';
import { PlanSalesRepository } from './persistence/plan-sales.repository.js';

@Injectable()
export class RequestCancellationHandler {
  constructor(
    private readonly sales: PlanSalesRepository,
    private readonly cancellations: CancellationsRepository,
    private readonly memberships: MembershipsRepository,
    private readonly transactions: Transactions,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  /**
   * @returns the id of the request
   * @throws DomainError NETWORK.SALE_NOT_FOUND, also for another member's sale, SALE_REVERSED, SALE_HAS_UPGRADE,
   * PLAN_REQUEST_WAITS, NOTHING_PAID, COOLING_OFF_OVER, CANCELLATION_WAITS, ACCESS.ACCOUNT_CLOSING
   */
  async execute({ saleId, reason }: BodyOf<typeof requestCancellation>, memberId: string): Promise<string> {
    return this.transactions.run(async (session) => {
      const sale = await this.sales.get(saleId, session);
      if (sale.memberId !== memberId) throw new DomainError('NETWORK.SALE_NOT_FOUND');
      const member = await this.memberships.get(memberId, session);
      const requestedAt = this.clock.now();
      assertNotClosing(member, requestedAt);
      const block = reversalBlock(sale, member);
      const error = block === null ? coolingOffError(sale, requestedAt) : blockErrors[block];
      if (error !== null) throw new DomainError(error);
      if (await this.cancellations.waitingFor(saleId, session)) throw new DomainError('NETWORK.CANCELLATION_WAITS');
      const _id = newId();
      const asked = { _id, memberId, saleId, reason: reason || null, requestedAt, status: 'waiting' } as const;
      await this.cancellations.add(asked, session);
      await this.memberships.recordCancellation(memberId, requestedAt, session);
      const { plan, amountPaise } = sale;
      const { name } = member;
      await this.outbox.add(session, cancellationRequested, {
        cancellationId: _id,
        saleId,
        memberId,
        name,
        plan,
        amountPaise,
        requestedAt: requestedAt.toISOString(),
      });
      return _id;
    });
  }
}
