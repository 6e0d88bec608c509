import { returnRequested } from '@deepam/contracts';
import { Outbox } from '@deepam/messaging';
import { accountsOf, Clock, DomainError, Transactions, type Caller } from '@deepam/platform';
import { Injectable } from '@nestjs/common';
import { orderFacts } from './domain/order-facts.js';
import type { OrderDocument } from './persistence/order.schema.js';
import { OrdersRepository } from './persistence/orders.repository.js';

@Injectable()
export class RequestReturnHandler {
  constructor(
    private readonly orders: OrdersRepository,
    private readonly transactions: Transactions,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  /** A delivered order allows one return, requested by its buyer. Another member's order counts as missing. */
  async execute(id: string, buyer: Pick<Caller, 'memberId' | 'influencedBy'>): Promise<OrderDocument> {
    const { memberId } = buyer;
    return this.transactions.run(async (session) => {
      const order = await this.orders.change(
        { _id: id, 'member._id': memberId, status: 'Delivered', returnStatus: null },
        { returnStatus: 'Requested', buyerAccounts: accountsOf(buyer) },
        { step: 'return-requested', at: this.clock.now(), byId: memberId },
        session,
      );
      if (!order) throw refusal(await this.orders.find(id, session), memberId);
      await this.outbox.add(session, returnRequested, orderFacts(order, this.clock.now()));
      return order;
    });
  }
}

function refusal(order: OrderDocument | null, memberId: string): DomainError {
  if (order?.member._id !== memberId) return new DomainError('COTTON.ORDER_NOT_FOUND');
  if (order.status !== 'Delivered')
    return new DomainError('COTTON.NOT_DELIVERED', { details: { status: order.status } });
  return new DomainError('COTTON.RETURN_ALREADY_REQUESTED', { details: { depositReturnStatus: order.returnStatus } });
}
