import { closedAccountName } from '@deepam/contracts';
import { forgetInList, ForgottenMembers } from '@deepam/messaging';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { distributedSaleModel, type DistributedSale } from './persistence/distributed-sale.schema.js';

/** Sales keep ids and codes. Only identity knows the name of a closed account, as long as the law requires it. */
@Injectable()
export class ForgetInSales {
  constructor(
    @InjectModel(distributedSaleModel) private readonly model: Model<DistributedSale>,
    forgotten: ForgottenMembers,
  ) {
    forgotten.alsoBy((memberId) => this.eraseNames(memberId));
  }

  private async eraseNames(memberId: string): Promise<void> {
    // The model rejects changes of a sale, so the update goes directly to the collection and removes only the name.
    await this.model.collection.updateMany({ memberId }, { $set: { memberName: closedAccountName } });
    await forgetInList(this.model, 'upline', 'memberId', memberId);
  }
}
