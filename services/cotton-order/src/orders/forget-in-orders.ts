import { forgetInList, ForgottenMembers } from '@deepam/messaging';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { orderModel, type OrderDocument } from './persistence/order.schema.js';

/**
 * Other members' orders name earlier senders of the same payment. The member's own orders are cleared by the event of
 * the closing.
 */
@Injectable()
export class ForgetInOrders {
  constructor(@InjectModel(orderModel) model: Model<OrderDocument>, forgotten: ForgottenMembers) {
    forgotten.alsoBy((memberId) => forgetInList(model, 'seenBefore', 'userId', memberId));
  }
}
