import { whyCommission, type ResponseOf } from '@deepam/contracts';
import { CurrentCaller, Input, Route, type Caller, type InputOf } from '@deepam/platform';
import { Controller } from '@nestjs/common';
import { WhyCommissionHandler } from './why-commission.js';

@Controller()
export class SalesController {
  constructor(private readonly whyCommissionHandler: WhyCommissionHandler) {}

  @Route(whyCommission)
  whyCommission(
    @Input() { params }: InputOf<typeof whyCommission>,
    @CurrentCaller() caller: Caller,
  ): Promise<ResponseOf<typeof whyCommission>> {
    return this.whyCommissionHandler.execute(params.saleId, caller);
  }
}
