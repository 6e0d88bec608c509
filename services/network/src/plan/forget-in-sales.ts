import { closedAccountName } from '@deepam/contracts';
import { forgetInList, ForgottenMembers } from '@deepam/messaging';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { CancellationsRepository } from './persistence/cancellations.repository.js';
import { planSaleModel, type PlanSale } from './persistence/plan-sale.schema.js';

/**
 * Sales stay as they were, under ids and codes; who somebody was is known to identity alone, as long as the books need it. Why they wanted to
 * give a plan back is needed by nobody.
 */
@Injectable()
export class ForgetInSales {
  constructor(
    @InjectModel(planSaleModel) private readonly model: Model<PlanSale>,
    private readonly cancellations: CancellationsRepository,
    forgotten: ForgottenMembers,
  ) {
    forgotten.alsoBy((memberId) => this.forget(memberId));
  }

  private async forget(memberId: string): Promise<void> {
    await this.model.collection.updateMany({ memberId }, { $set: { memberName: closedAccountName } });
    await this.cancellations.forgetReasons(memberId);
    await forgetInList(this.model, 'upline', 'memberId', memberId);
  }
}
