import { closedAccountName } from '@deepam/contracts';
import { forgetInList, ForgottenMembers } from '@deepam/messaging';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { distributedSaleModel, type DistributedSale } from './persistence/distributed-sale.schema.js';

/** Sales stay as they were, under ids and codes; who somebody was is known to identity alone, as long as the books need it. */
@Injectable()
export class ForgetInSales {
  constructor(
    @InjectModel(distributedSaleModel) private readonly model: Model<DistributedSale>,
    forgotten: ForgottenMembers,
  ) {
    forgotten.alsoBy((memberId) => this.forget(memberId));
  }

  private async forget(memberId: string): Promise<void> {
    // The model changes no sale: past it, and a name is all that goes.
    await this.model.collection.updateMany({ memberId }, { $set: { memberName: closedAccountName } });
    await forgetInList(this.model, 'upline', 'memberId', memberId);
  }
}
