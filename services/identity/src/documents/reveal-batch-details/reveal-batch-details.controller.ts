import { revealBatchDetails, type ResponseOf } from '@deepam/contracts';
import { CurrentCaller, Input, Route, type Caller, type InputOf } from '@deepam/platform';
import { Controller } from '@nestjs/common';
import { refuseAllButCommission } from '../domain/who-pays-out.js';
import { RevealBatchDetailsHandler } from './reveal-batch-details.handler.js';

@Controller()
export class RevealBatchDetailsController {
  constructor(private readonly handler: RevealBatchDetailsHandler) {}

  @Route(revealBatchDetails)
  forBatch(
    @CurrentCaller() caller: Caller,
    @Input() { body }: InputOf<typeof revealBatchDetails>,
  ): Promise<ResponseOf<typeof revealBatchDetails>> {
    refuseAllButCommission(caller);
    return this.handler.execute(body);
  }
}
