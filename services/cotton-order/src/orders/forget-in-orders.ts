import { forgetInList, ForgottenMembers } from '@deepam/messaging';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { orderModel, type OrderDocument } from './persistence/order.schema.js';

/** Orders of others say who had sent the same payment before; the own ones are forgotten with the event of the closing. */
@Injectable()
export class ForgetInOrders {
  constructor(@InjectModel(orderModel) model: Model<OrderDocument>, forgotten: ForgottenMembers) {
    forgotten.alsoBy((memberId) => forgetInList(model, 'seenBefore', 'userId', memberId));
  }
}
