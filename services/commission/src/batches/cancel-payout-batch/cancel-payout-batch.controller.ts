import { cancelPayoutBatch, type ResponseOf } from '@deepam/contracts';
import { CurrentCaller, Input, Route, type Caller, type InputOf } from '@deepam/platform';
import { Controller } from '@nestjs/common';
import { BatchViews } from '../batch-views.js';
import { CancelPayoutBatchHandler } from './cancel-payout-batch.handler.js';

@Controller()
export class CancelPayoutBatchController {
  constructor(
    private readonly handler: CancelPayoutBatchHandler,
    private readonly views: BatchViews,
  ) {}

  @Route(cancelPayoutBatch)
  async cancel(
    @Input() { params, body }: InputOf<typeof cancelPayoutBatch>,
    @CurrentCaller() caller: Caller,
  ): Promise<ResponseOf<typeof cancelPayoutBatch>> {
    const cancelled = await this.handler.execute(params.batchId, body, caller);
    const [batch] = await this.views.batches([cancelled]);
    return { batch: batch! };
  }
}
