import { cottonSent, parcelCorrected, type BodyOf, type markCottonSent } from '@deepam/contracts';
import { AuditTrail, Outbox } from '@deepam/messaging';
import { Clock, DomainError, Transactions } from '@deepam/platform';
import { Injectable } from '@nestjs/common';
import { orderFacts } from './domain/order-facts.js';
import type { OrderDocument } from './persistence/order.schema.js';
import { OrdersRepository } from './persistence/orders.repository.js';

@Injectable()
export class MarkCottonSentHandler {
  constructor(
    private readonly orders: OrdersRepository,
    private readonly transactions: Transactions,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
    private readonly audit: AuditTrail,
  ) {}

  /**
   * The number is stored once; replacing a wrong one requires the wrong number.
   * @throws DomainError COTTON.ORDER_NOT_FOUND, COTTON.ALREADY_SENT, COTTON.NOT_SENT, or COTTON.WRONG_STATUS for an
   * order that is not approved
   */
  async execute(id: string, { parcelNo, replaces }: BodyOf<typeof markCottonSent>): Promise<OrderDocument> {
    return this.transactions.run(async (session) => {
      const now = this.clock.now();
      const order =
        replaces === undefined
          ? await this.orders.recordSent(id, { sentAt: now, parcelNo }, session)
          : await this.orders.correctParcel(id, { parcelNo, replaces }, session);
      if (!order) throw refusal(await this.orders.find(id, session));
      const [said, kind] =
        replaces === undefined
          ? ([cottonSent, 'cotton-order-sent'] as const)
          : ([parcelCorrected, 'cotton-parcel-corrected'] as const);
      await this.outbox.add(session, said, { ...orderFacts(order, now), parcelNo });
      await this.audit.record(session, kind, {
        memberId: order.member._id,
        subject: { kind: 'order', id },
        ...(replaces === undefined && { after: { status: 'Sent' } }),
      });
      return order;
    });
  }
}

function refusal(order: OrderDocument | null): DomainError {
  if (!order) return new DomainError('COTTON.ORDER_NOT_FOUND');
  const { status, sentAt } = order;
  if (status === 'Approved') return new DomainError(sentAt === undefined ? 'COTTON.NOT_SENT' : 'COTTON.ALREADY_SENT');
  return new DomainError('COTTON.WRONG_STATUS', { message: `The order is ${status} by now.`, details: { status } });
}
