import { cottonSent } from '@deepam/contracts';
import { AuditTrail, Outbox } from '@deepam/messaging';
import { Clock, DomainError, Transactions } from '@deepam/platform';
import { Injectable } from '@nestjs/common';
import { orderFacts } from '../domain/order-facts.js';
import type { OrderDocument } from '../persistence/order.schema.js';
import { OrdersRepository } from '../persistence/orders.repository.js';

@Injectable()
export class MarkCottonSentHandler {
  constructor(
    private readonly orders: OrdersRepository,
    private readonly transactions: Transactions,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
    private readonly audit: AuditTrail,
  ) {}

  /** @throws DomainError COTTON.ORDER_NOT_FOUND, COTTON.ALREADY_SENT, or COTTON.WRONG_STATUS for what is not approved */
  async execute(id: string, parcelNo: string): Promise<OrderDocument> {
    return this.transactions.run(async (session) => {
      const sentAt = this.clock.now();
      const order = await this.orders.noteSent(id, { sentAt, parcelNo }, session);
      if (!order) throw refusal(await this.orders.find(id, session));
      await this.outbox.add(session, cottonSent, { ...orderFacts(order, sentAt), parcelNo });
      await this.audit.record(session, 'cotton-order-sent', {
        memberId: order.member._id,
        subject: { kind: 'order', id },
        after: { status: 'Sent' },
      });
      return order;
    });
  }
}

function refusal(order: OrderDocument | null): DomainError {
  if (!order) return new DomainError('COTTON.ORDER_NOT_FOUND');
  const { status } = order;
  if (status === 'Approved') return new DomainError('COTTON.ALREADY_SENT');
  return new DomainError('COTTON.WRONG_STATUS', { message: `The order is ${status} by now.`, details: { status } });
}
