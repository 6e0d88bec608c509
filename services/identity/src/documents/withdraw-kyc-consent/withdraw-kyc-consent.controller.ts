import { withdrawKycConsent, type ResponseOf } from '@deepam/contracts';
import { CurrentCaller, networkAddress, Route, type Caller } from '@deepam/platform';
import { Controller, Ip } from '@nestjs/common';
import { WithdrawKycConsentHandler } from './withdraw-kyc-consent.handler.js';

@Controller()
export class WithdrawKycConsentController {
  constructor(private readonly withdraw: WithdrawKycConsentHandler) {}

  @Route(withdrawKycConsent)
  async run(@CurrentCaller() caller: Caller, @Ip() ip: string): Promise<ResponseOf<typeof withdrawKycConsent>> {
    return { kycConsent: await this.withdraw.execute(caller, networkAddress(ip)) };
  }
}
