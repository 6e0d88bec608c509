import { makePayoutBatch, type ResponseOf } from '@deepam/contracts';
import { CurrentCaller, Input, Route, type Caller, type InputOf } from '@deepam/platform';
import { Controller } from '@nestjs/common';
import { BatchViews } from '../batch-views.js';
import { MakePayoutBatchHandler } from './make-payout-batch.handler.js';

@Controller()
export class MakePayoutBatchController {
  constructor(
    private readonly handler: MakePayoutBatchHandler,
    private readonly views: BatchViews,
  ) {}

  @Route(makePayoutBatch)
  async make(
    @Input() { body }: InputOf<typeof makePayoutBatch>,
    @CurrentCaller() { memberId }: Caller,
  ): Promise<ResponseOf<typeof makePayoutBatch>> {
    const { batch, plan } = await this.handler.execute(body.payoutIds, memberId);
    const [view] = await this.views.batches([batch]);
    const { blocked } = await this.views.plan(plan);
    return { batch: view!, blocked };
  }
}
