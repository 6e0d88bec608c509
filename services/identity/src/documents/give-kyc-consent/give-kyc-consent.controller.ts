import { giveKycConsent, type ResponseOf } from '@deepam/contracts';
import { CurrentCaller, Input, Route, type Caller, type InputOf } from '@deepam/platform';
import { Controller } from '@nestjs/common';
import { GiveKycConsentHandler } from './give-kyc-consent.handler.js';

@Controller()
export class GiveKycConsentController {
  constructor(private readonly give: GiveKycConsentHandler) {}

  @Route(giveKycConsent)
  async run(
    @CurrentCaller() { memberId }: Caller,
    @Input() { body }: InputOf<typeof giveKycConsent>,
  ): Promise<ResponseOf<typeof giveKycConsent>> {
    return { kycConsent: await this.give.execute(memberId, body.version) };
  }
}
