import { closedAccountName } from '@deepam/contracts';
import { ForgottenMembers } from '@deepam/messaging';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { orderModel, type OrderDocument } from './persistence/order.schema.js';

/** Orders of others say who had sent the same payment before; the own ones are forgotten with the event of the closing. */
@Injectable()
export class ForgetInOrders {
  constructor(
    @InjectModel(orderModel) private readonly model: Model<OrderDocument>,
    forgotten: ForgottenMembers,
  ) {
    forgotten.alsoBy((memberId) => this.forget(memberId));
  }

  private async forget(memberId: string): Promise<void> {
    await this.model.collection.updateMany(
      { 'seenBefore.userId': memberId },
      { $set: { 'seenBefore.$[one].name': closedAccountName } },
      { arrayFilters: [{ 'one.userId': memberId }] },
    );
  }
}
