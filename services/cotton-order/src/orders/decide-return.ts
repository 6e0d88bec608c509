import {
  depositReturnAmount,
  makingCharge,
  orderTotal,
  returnApproved,
  returnRejected,
  type BodyOf,
  type decideReturn,
} from '@deepam/contracts';
import { AuditTrail, Outbox, type RequestPicture, ApprovalPolicy, type SecondApproval } from '@deepam/messaging';
import { Clock, DomainError, ObjectStore, Transactions, type UploadedFile } from '@deepam/platform';
import { Injectable } from '@nestjs/common';
import type { ClientSession } from 'mongoose';
import { orderFacts, dueMovements } from './domain/order-facts.js';
import { StockKeeper } from '../stock/stock-keeper.js';
import { stepOfReturn } from './domain/order-states.js';
import type { OrderDocument } from './persistence/order.schema.js';
import { OrdersRepository } from './persistence/orders.repository.js';

type Decision = BodyOf<typeof decideReturn>;

export const returnImages = 'cotton-order/return-images';

interface Approval {
  readonly approved: SecondApproval | null;
  readonly decidedBy: string;
}

@Injectable()
export class DecideReturnHandler {
  constructor(
    private readonly orders: OrdersRepository,
    private readonly objects: ObjectStore,
    private readonly transactions: Transactions,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
    private readonly audit: AuditTrail,
    private readonly stock: StockKeeper,
    private readonly approvalPolicy: ApprovalPolicy,
  ) {}

  /** @param image as it was sent with the call, or as it is stored with the approval request */
  async execute(
    id: string,
    decision: Decision,
    image: UploadedFile | RequestPicture | undefined,
    byId: string,
  ): Promise<OrderDocument> {
    if (decision.status === 'Rejected' && !decision.rejectionReason) throw new DomainError('COTTON.REASON_NEEDED');
    if (!image) return this.decide(id, decision, null, byId);
    if ('key' in image) return this.decide(id, decision, image, byId);
    const { sha256 } = image;
    return this.objects.withStored(returnImages, image, (key) => this.decide(id, decision, { key, sha256 }, byId));
  }

  private async decide(
    id: string,
    decision: Decision,
    picture: RequestPicture | null,
    byId: string,
  ): Promise<OrderDocument> {
    return this.transactions.run(async (session) => {
      const { status, rejectionReason } = decision;
      const returnReason = status === 'Rejected' ? rejectionReason! : null;
      const at = this.clock.now();
      const returnApprovedAt = status === 'Approved' ? at : null;
      const change = { returnStatus: status, returnReason, returnApprovedAt, adminImageKey: picture?.key ?? null };
      const step = { step: stepOfReturn(status), at, byId };
      const order = await this.orders.change({ _id: id, returnStatus: 'Requested' }, change, step, session);
      if (!order) throw await this.lostRace(id, session);
      const approved = status === 'Approved' ? await this.requireApprover(order, picture, session) : null;
      await this.stock.record(session, (stamp) => dueMovements(order, stamp));
      await this.announce(order, { approved, decidedBy: byId }, session);
      await this.audit.record(session, 'deposit-return-decided', {
        memberId: order.member._id,
        subject: { kind: 'order', id },
        after: { status, reason: returnReason },
      });
      return order;
    });
  }

  /**
   * The amount is the deposit, and the making charge, which is credited to the earnings. The approver sees that the
   * bank has no deposit, if no second approver has approved the order.
   */
  private requireApprover(
    { _id, member, buyerAccounts, quantityKg, approval }: OrderDocument,
    picture: RequestPicture | null,
    session: ClientSession,
  ) {
    const isUnpaid = approval?.isPaid === false && approval.approvalId === null;
    return this.approvalPolicy.consume(session, {
      amountPaise: depositReturnAmount(quantityKg),
      memberId: member._id,
      payeeAccounts: buyerAccounts,
      subject: { kind: 'order', id: _id },
      seen: [quantityKg, picture?.sha256 ?? null],
      ...(isUnpaid && { changes: [{ field: 'approverReason', before: null, after: 'no-credit' }] }),
    });
  }

  private async lostRace(id: string, session: ClientSession): Promise<DomainError> {
    const order = await this.orders.find(id, session);
    if (!order) return new DomainError('COTTON.ORDER_NOT_FOUND');
    return new DomainError('COTTON.RETURN_NOT_REQUESTED', { details: { depositReturnStatus: order.returnStatus } });
  }

  private async announce(
    order: OrderDocument,
    { approved, decidedBy }: Approval,
    session: ClientSession,
  ): Promise<void> {
    const facts = orderFacts(order, this.clock.now());
    if (order.returnStatus === 'Rejected') {
      return this.outbox.add(session, returnRejected, { ...facts, reason: order.returnReason ?? '' });
    }
    const amounts = { depositPaise: orderTotal(order.quantityKg), makingChargePaise: makingCharge(order.quantityKg) };
    return this.outbox.add(session, returnApproved, {
      ...facts,
      ...amounts,
      approval: {
        neededAbovePaise: this.approvalPolicy.abovePaise,
        isOrderPaid: order.approval?.isPaid ?? false,
        orderApprovalId: order.approval?.approvalId ?? null,
        approvalId: approved?.approvalId ?? null,
        decidedBy,
        approverId: approved?.approverId ?? null,
      },
      buyerAccounts: [...order.buyerAccounts],
      depositProofKey: order.adminImageKey,
    });
  }
}
