import {
  cottonApproved,
  cottonDelivered,
  cottonRejected,
  orderTotal,
  type BodyOf,
  type decideCottonOrder,
} from '@deepam/contracts';
import { AuditTrail, Outbox, ApprovalPolicy } from '@deepam/messaging';
import { accountsOf, Clock, DomainError, Transactions, type Caller } from '@deepam/platform';
import { Injectable } from '@nestjs/common';
import type { ClientSession } from 'mongoose';
import { approverReason, orderFacts, dueMovements } from './domain/order-facts.js';
import { StockKeeper } from '../stock/stock-keeper.js';
import { stepOfOrder, orderStatusesBefore } from './domain/order-states.js';
import type { OrderDocument } from './persistence/order.schema.js';
import { OrdersRepository } from './persistence/orders.repository.js';

@Injectable()
export class DecideCottonOrderHandler {
  constructor(
    private readonly orders: OrdersRepository,
    private readonly transactions: Transactions,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
    private readonly audit: AuditTrail,
    private readonly stock: StockKeeper,
    private readonly approvalPolicy: ApprovalPolicy,
  ) {}

  /**
   * @throws DomainError COTTON.WRONG_STATUS with the present status if the order has changed since; ApproverNeeded
   */
  async execute(
    id: string,
    { status, rejectionReason }: BodyOf<typeof decideCottonOrder>,
    caller: Pick<Caller, 'memberId' | 'influencedBy'>,
  ): Promise<OrderDocument> {
    if (status === 'Rejected' && !rejectionReason) throw new DomainError('COTTON.REASON_NEEDED');
    const byId = caller.memberId;
    return this.transactions.run(async (session) => {
      const at = this.clock.now();
      const change = {
        status,
        rejectionReason: status === 'Rejected' ? rejectionReason! : null,
        ...(status === 'Approved' && { approvedAt: at }),
      };
      const order = await this.orders.change(
        { _id: id, status: { $in: orderStatusesBefore(status) } },
        change,
        { step: stepOfOrder(status), at, byId },
        session,
      );
      if (!order) throw await this.lostRace(id, session);
      if (status === 'Approved') await this.noteApproval(order, accountsOf(caller), session);
      await this.stock.record(session, (stamp) => dueMovements(order, stamp));
      await this.announce(order, caller, session);
      await this.audit.record(session, 'cotton-order-decided', {
        memberId: order.member._id,
        subject: { kind: 'order', id },
        after: { status, reason: order.rejectionReason },
      });
      return order;
    });
  }

  /**
   * The deposit of a delivered order is refunded later, so an approval without a credit of the bank needs an approver.
   */
  private async noteApproval(order: OrderDocument, approver: readonly string[], session: ClientSession): Promise<void> {
    const { _id, member, quantityKg } = order;
    const reason = approverReason(order, approver);
    const isPaid = reason === null;
    const approved = await this.approvalPolicy.consume(session, {
      amountPaise: isPaid ? 0 : orderTotal(quantityKg),
      memberId: member._id,
      ...(!isPaid && { payeeAccounts: order.buyerAccounts }),
      subject: { kind: 'order', id: _id },
      seen: [quantityKg, order.credit?.lineId ?? null],
      ...(reason !== null && { changes: [{ field: 'approverReason', before: null, after: reason }] }),
    });
    const approval = { isPaid, approverAccounts: approver, approvalId: approved?.approvalId ?? null };
    await this.orders.noteApproval(_id, approval, session);
  }

  private async lostRace(id: string, session: ClientSession): Promise<DomainError> {
    const order = await this.orders.find(id, session);
    if (!order) return new DomainError('COTTON.ORDER_NOT_FOUND');
    return new DomainError('COTTON.WRONG_STATUS', {
      message: `The order is ${order.status} by now.`,
      details: { status: order.status },
    });
  }

  private async announce(
    order: OrderDocument,
    caller: Pick<Caller, 'memberId' | 'influencedBy'>,
    session: ClientSession,
  ): Promise<void> {
    const facts = orderFacts(order, this.clock.now());
    switch (order.status) {
      case 'Approved':
        return this.outbox.add(session, cottonApproved, facts);
      case 'Rejected':
        return this.outbox.add(session, cottonRejected, {
          ...facts,
          reason: order.rejectionReason ?? '',
          rejectedBy: accountsOf(caller),
        });
      case 'Delivered':
        return this.outbox.add(session, cottonDelivered, facts);
      case 'Requested':
        return;
    }
  }
}
