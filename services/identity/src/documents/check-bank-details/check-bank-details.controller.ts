import { checkBankDetails, type ResponseOf } from '@deepam/contracts';
import { CurrentCaller, Input, Route, type Caller, type InputOf } from '@deepam/platform';
import { Controller } from '@nestjs/common';
import { refuseAllButCommission } from '../domain/who-pays-out.js';
import { CheckBankDetailsHandler } from './check-bank-details.handler.js';

@Controller()
export class CheckBankDetailsController {
  constructor(private readonly handler: CheckBankDetailsHandler) {}

  @Route(checkBankDetails)
  check(
    @CurrentCaller() caller: Caller,
    @Input() { body }: InputOf<typeof checkBankDetails>,
  ): Promise<ResponseOf<typeof checkBankDetails>> {
    refuseAllButCommission(caller);
    return this.handler.execute(body.memberIds);
  }
}
