import { renewRecoveryCodes, type ResponseOf } from '@deepam/contracts';
import { CurrentCaller, Input, Route, type Caller, type InputOf } from '@deepam/platform';
import { Controller, Headers, Ip } from '@nestjs/common';
import { deviceKeys } from '../../logins/domain/known-device.js';
import { RenewRecoveryCodesHandler } from './renew-recovery-codes.handler.js';

@Controller()
export class RenewRecoveryCodesController {
  constructor(private readonly renew: RenewRecoveryCodesHandler) {}

  @Route(renewRecoveryCodes)
  run(
    @CurrentCaller() caller: Caller,
    @Input() { body }: InputOf<typeof renewRecoveryCodes>,
    @Ip() ip: string,
    @Headers('cookie') cookie?: string,
  ): Promise<ResponseOf<typeof renewRecoveryCodes>> {
    return this.renew.execute(caller, body, { ip, keys: deviceKeys(cookie) });
  }
}
