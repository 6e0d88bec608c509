import { whyCommission, type ResponseOf } from '@deepam/contracts';
import { CurrentCaller, Input, Route, type Caller, type InputOf } from '@deepam/platform';
import { Controller } from '@nestjs/common';
import { WhyCommissionHandler } from './why-commission.handler.js';

@Controller()
export class WhyCommissionController {
  constructor(private readonly handler: WhyCommissionHandler) {}

  @Route(whyCommission)
  explain(
    @Input() { params }: InputOf<typeof whyCommission>,
    @CurrentCaller() caller: Caller,
  ): Promise<ResponseOf<typeof whyCommission>> {
    return this.handler.execute(params.saleId, caller);
  }
}
