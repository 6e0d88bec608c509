import { revealBankDetails, type ResponseOf } from '@deepam/contracts';
import { CurrentCaller, DomainError, Input, Route, type Caller, type InputOf } from '@deepam/platform';
import { Controller } from '@nestjs/common';
import { RevealBankDetailsHandler } from './reveal-bank-details.handler.js';

@Controller()
export class RevealBankDetailsController {
  constructor(private readonly reveal: RevealBankDetailsHandler) {}

  @Route(revealBankDetails)
  forPayout(
    @CurrentCaller() caller: Caller,
    @Input() { body }: InputOf<typeof revealBankDetails>,
  ): Promise<ResponseOf<typeof revealBankDetails>> {
    // A service's token carries its name: nobody else pays anything out.
    if (caller.memberId !== 'commission') throw new DomainError('ACCESS.SERVICE_ONLY');
    return this.reveal.execute(body);
  }
}
