import { makePayoutBatch, type ResponseOf } from '@deepam/contracts';
import { FourEyes } from '@deepam/messaging';
import { CurrentCaller, Input, Route, type Caller, type InputOf } from '@deepam/platform';
import { Controller } from '@nestjs/common';
import { BatchViews } from '../batch-views.js';
import { MakePayoutBatchHandler } from './make-payout-batch.handler.js';

@Controller()
export class MakePayoutBatchController {
  private readonly guarded = this.fourEyes.guard(makePayoutBatch, (input, caller) => this.carryOut(input, caller));

  constructor(
    private readonly handler: MakePayoutBatchHandler,
    private readonly views: BatchViews,
    private readonly fourEyes: FourEyes,
  ) {}

  @Route(makePayoutBatch)
  make(@Input() input: InputOf<typeof makePayoutBatch>, @CurrentCaller() caller: Caller) {
    return this.guarded(input, caller);
  }

  private async carryOut(
    { body }: InputOf<typeof makePayoutBatch>,
    { memberId }: Caller,
  ): Promise<ResponseOf<typeof makePayoutBatch>> {
    const { batch, plan } = await this.handler.execute(body.payoutIds, memberId);
    const [view] = await this.views.batches([batch]);
    const { blocked } = await this.views.plan(plan);
    return { batch: view!, blocked };
  }
}
