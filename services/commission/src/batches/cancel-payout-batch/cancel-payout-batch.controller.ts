import { cancelPayoutBatch, type ResponseOf } from '@deepam/contracts';
import { Input, Route, type InputOf } from '@deepam/platform';
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
  async cancel(@Input() { params }: InputOf<typeof cancelPayoutBatch>): Promise<ResponseOf<typeof cancelPayoutBatch>> {
    const [batch] = await this.views.batches([await this.handler.execute(params.batchId)]);
    return { batch: batch! };
  }
}
