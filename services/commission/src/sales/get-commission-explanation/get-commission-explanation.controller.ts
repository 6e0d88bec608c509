import { whyCommission, type ResponseOf } from '@deepam/contracts';
import { CurrentCaller, Input, Route, type Caller, type InputOf } from '@deepam/platform';
import { Controller } from '@nestjs/common';
import { GetCommissionExplanationHandler } from './get-commission-explanation.handler.js';

@Controller()
export class GetCommissionExplanationController {
  constructor(private readonly handler: GetCommissionExplanationHandler) {}

  @Route(whyCommission)
  explain(
    @Input() { params }: InputOf<typeof whyCommission>,
    @CurrentCaller() caller: Caller,
  ): Promise<ResponseOf<typeof whyCommission>> {
    return this.handler.execute(params.saleId, caller);
  }
}
