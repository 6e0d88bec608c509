import { revealBankDetails, type ResponseOf } from '@deepam/contracts';
import { CurrentCaller, Input, Route, type Caller, type InputOf } from '@deepam/platform';
import { Controller } from '@nestjs/common';
import { refuseAllButCommission } from '../domain/who-pays-out.js';
import { RevealBankDetailsHandler } from './reveal-bank-details.handler.js';

@Controller()
export class RevealBankDetailsController {
  constructor(private readonly reveal: RevealBankDetailsHandler) {}

  @Route(revealBankDetails)
  forPayout(
    @CurrentCaller() caller: Caller,
    @Input() { body }: InputOf<typeof revealBankDetails>,
  ): Promise<ResponseOf<typeof revealBankDetails>> {
    refuseAllButCommission(caller);
    return this.reveal.execute(body);
  }
}
