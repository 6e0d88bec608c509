import { releaseUnpaidPayout, type ResponseOf } from '@deepam/contracts';
import { Input, Route, type InputOf } from '@deepam/platform';
import { Controller } from '@nestjs/common';
import { BatchViews } from '../batch-views.js';
import { ReleaseUnpaidPayoutHandler } from './release-unpaid-payout.handler.js';

@Controller()
export class ReleaseUnpaidPayoutController {
  constructor(
    private readonly handler: ReleaseUnpaidPayoutHandler,
    private readonly views: BatchViews,
  ) {}

  @Route(releaseUnpaidPayout)
  async release(
    @Input() { params, body }: InputOf<typeof releaseUnpaidPayout>,
  ): Promise<ResponseOf<typeof releaseUnpaidPayout>> {
    const [batch] = await this.views.batches([await this.handler.execute(params, body.reason)]);
    return { batch: batch! };
  }
}
