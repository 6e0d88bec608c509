import { payoutBankDetails, type ResponseOf } from '@deepam/contracts';
import { CurrentCaller, Input, Route, type Caller, type InputOf } from '@deepam/platform';
import { Controller } from '@nestjs/common';
import { ShowBankDetails } from './show-bank-details.handler.js';

@Controller()
export class ShowBankDetailsController {
  constructor(private readonly handler: ShowBankDetails) {}

  @Route(payoutBankDetails)
  show(
    @Input() { params }: InputOf<typeof payoutBankDetails>,
    @CurrentCaller() { memberId: headId }: Caller,
  ): Promise<ResponseOf<typeof payoutBankDetails>> {
    return this.handler.handle(params.payoutId, headId);
  }
}
