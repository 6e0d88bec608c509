import { previewPayoutBatch, type ResponseOf } from '@deepam/contracts';
import { Input, Route, type InputOf } from '@deepam/platform';
import { Controller } from '@nestjs/common';
import { BatchPlanner } from '../batch-planner.js';
import { BatchViews } from '../batch-views.js';

@Controller()
export class PreviewPayoutBatchController {
  constructor(
    private readonly planner: BatchPlanner,
    private readonly views: BatchViews,
  ) {}

  @Route(previewPayoutBatch)
  async preview(
    @Input() { body: { payoutIds } }: InputOf<typeof previewPayoutBatch>,
  ): Promise<ResponseOf<typeof previewPayoutBatch>> {
    const details = await this.planner.detailsFor(payoutIds);
    return this.views.plan(await this.planner.plan(payoutIds, details));
  }
}
