import { payoutBatch, type ResponseOf } from '@deepam/contracts';
import { DomainError, Input, Route, type InputOf } from '@deepam/platform';
import { Controller } from '@nestjs/common';
import { BatchViews } from '../batch-views.js';
import { BatchesRepository } from '../persistence/batches.repository.js';

@Controller()
export class GetPayoutBatchController {
  constructor(
    private readonly batches: BatchesRepository,
    private readonly views: BatchViews,
  ) {}

  @Route(payoutBatch)
  async get(@Input() { params }: InputOf<typeof payoutBatch>): Promise<ResponseOf<typeof payoutBatch>> {
    const batch = await this.batches.find(params.batchId);
    if (!batch) throw new DomainError('COMMISSION.BATCH_NOT_FOUND');
    const [view] = await this.views.batches([batch]);
    return { ...view!, rows: await this.views.rows(await this.batches.rowsOf(batch._id)) };
  }
}
