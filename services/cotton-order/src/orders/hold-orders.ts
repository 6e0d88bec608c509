import { closingHoldMs, type BodyOf, type holdOrders } from '@deepam/contracts';
import { Clock, DomainError, Transactions } from '@deepam/platform';
import { Injectable } from '@nestjs/common';
import { ClosingsRepository } from './persistence/closings.repository.js';
import { OrdersRepository } from './persistence/orders.repository.js';

/** An account may be closed if every order is finished. The hold blocks new orders for a minute. */
@Injectable()
export class HoldOrdersHandler {
  constructor(
    private readonly orders: OrdersRepository,
    private readonly closings: ClosingsRepository,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /**
   * @returns the end of the hold; null without a hold
   * @throws DomainError COTTON.CLOSING_ORDER_OPEN
   */
  async execute({ memberId, hold }: BodyOf<typeof holdOrders>): Promise<Date | null> {
    return this.transactions.run(async (session) => {
      if (await this.orders.hasOpen(memberId, session)) throw new DomainError('COTTON.CLOSING_ORDER_OPEN');
      if (!hold) return null;
      const until = new Date(this.clock.now().getTime() + closingHoldMs);
      await this.closings.hold(memberId, until, session);
      return until;
    });
  }
}
