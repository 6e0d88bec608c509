import { closedAccountName } from '@deepam/contracts';
import { forgetInList, ForgottenMembers } from '@deepam/messaging';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { CancellationsRepository } from './persistence/cancellations.repository.js';
import { planSaleModel, type PlanSale } from './persistence/plan-sale.schema.js';

/**
 * Sales keep ids and codes, and only identity knows the name of a closed account as long as the law requires it. The
 * reason of a cancellation is deleted, since the books do not need it.
 */
@Injectable()
export class ForgetInSales {
  constructor(
    @InjectModel(planSaleModel) private readonly model: Model<PlanSale>,
    private readonly cancellations: CancellationsRepository,
    forgotten: ForgottenMembers,
  ) {
    forgotten.alsoBy((memberId) => this.eraseNames(memberId));
  }

  private async eraseNames(memberId: string): Promise<void> {
    await this.model.collection.updateMany({ memberId }, { $set: { memberName: closedAccountName } });
    await this.cancellations.forgetReasons(memberId);
    await forgetInList(this.model, 'upline', 'memberId', memberId);
  }
}
