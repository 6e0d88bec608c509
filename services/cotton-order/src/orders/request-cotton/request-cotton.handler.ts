import { cottonRequested, type BodyOf, type requestCotton } from '@deepam/contracts';
import { Members } from '@deepam/members';
import { Outbox } from '@deepam/messaging';
import { Clock, DomainError, newId, ObjectStore, Transactions, type UploadedFile } from '@deepam/platform';
import { Injectable } from '@nestjs/common';
import { orderFacts } from '../domain/order-facts.js';
import type { OrderDocument } from '../persistence/order.schema.js';
import { OrdersRepository } from '../persistence/orders.repository.js';

@Injectable()
export class RequestCottonHandler {
  constructor(
    private readonly members: Members,
    private readonly orders: OrdersRepository,
    private readonly objects: ObjectStore,
    private readonly transactions: Transactions,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  /** Stores the proof and the order; the proof is removed again when the order cannot be written. */
  async handle(memberId: string, wanted: BodyOf<typeof requestCotton>, proof: UploadedFile): Promise<OrderDocument> {
    const member = await this.members.find(memberId);
    if (!member) throw new DomainError('ACCESS.PLAN_NEEDED');
    return this.objects.withStored('cotton-order/payment-proofs', proof, (paymentProofKey) =>
      this.transactions.run(async (session) => {
        const order: OrderDocument = {
          _id: newId(),
          member: { _id: memberId, name: member.name, mobile: member.mobile },
          searchName: member.name.toLowerCase(),
          quantityKg: wanted.quantity,
          address: wanted.address,
          paymentProofKey,
          requestedAt: this.clock.now(),
          status: 'Requested',
          rejectionReason: null,
          returnStatus: null,
          returnReason: null,
          adminImageKey: null,
        };
        await this.orders.add(order, session);
        await this.outbox.add(session, cottonRequested, orderFacts(order, order.requestedAt));
        return order;
      }),
    );
  }
}
