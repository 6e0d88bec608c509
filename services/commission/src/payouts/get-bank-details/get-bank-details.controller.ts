import { payoutBankDetails, type ResponseOf } from '@deepam/contracts';
import { CurrentCaller, Input, Route, type Caller, type InputOf } from '@deepam/platform';
import { Controller } from '@nestjs/common';
import { GetBankDetailsHandler } from './get-bank-details.handler.js';

@Controller()
export class GetBankDetailsController {
  constructor(private readonly handler: GetBankDetailsHandler) {}

  @Route(payoutBankDetails)
  show(
    @Input() { params }: InputOf<typeof payoutBankDetails>,
    @CurrentCaller() caller: Caller,
  ): Promise<ResponseOf<typeof payoutBankDetails>> {
    return this.handler.execute(params.payoutId, caller);
  }
}
