import { auditedOrders, cottonApproved, returnApproved, type ResponseOf } from '@deepam/contracts';
import { Outbox } from '@deepam/messaging';
import { Input, Route, type InputOf } from '@deepam/platform';
import { Controller } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { orderModel, type OrderDocument } from '../persistence/order.schema.js';

/** Commission's audit compares deposits and making charges with these orders. */
@Controller()
export class AuditedOrdersController {
  constructor(
    @InjectModel(orderModel) private readonly orders: Model<OrderDocument>,
    private readonly outbox: Outbox,
  ) {}

  @Route(auditedOrders)
  async list(
    @Input() { query: { after, limit } }: InputOf<typeof auditedOrders>,
  ): Promise<ResponseOf<typeof auditedOrders>> {
    const unpublished = await this.outbox.unpublished([cottonApproved, returnApproved]);
    const waiting = new Set(unpublished.map((data) => (data as { orderId: string }).orderId));
    const found = await this.orders
      .find({ ...(after !== undefined && { _id: { $gt: after } }), status: { $in: ['Approved', 'Delivered'] } })
      .sort({ _id: 1 })
      .limit(limit)
      .maxTimeMS(10_000)
      .lean();
    return {
      orders: found.map(
        ({ _id, member, quantityKg, requestedAt, approvedAt, returnStatus, returnApprovedAt, utr }) => ({
          ...{ _id, memberId: member._id, quantityKg, isReturned: returnStatus === 'Approved' },
          requestedAt: requestedAt.toISOString(),
          approvedAt: approvedAt?.toISOString() ?? null,
          returnApprovedAt: returnApprovedAt?.toISOString() ?? null,
          utr,
        }),
      ),
      unsaid: found.map(({ _id }) => _id).filter((id) => waiting.has(id)),
    };
  }
}
