import { confirmSecondFactor, type ResponseOf } from '@deepam/contracts';
import { CurrentCaller, Input, Route, type Caller, type InputOf } from '@deepam/platform';
import { Controller, Headers, Ip } from '@nestjs/common';
import { deviceKeys } from '../../logins/domain/known-device.js';
import { ConfirmSecondFactorHandler } from './confirm-second-factor.handler.js';

@Controller()
export class ConfirmSecondFactorController {
  constructor(private readonly confirm: ConfirmSecondFactorHandler) {}

  @Route(confirmSecondFactor)
  run(
    @CurrentCaller() caller: Caller,
    @Input() { body }: InputOf<typeof confirmSecondFactor>,
    @Ip() ip: string,
    @Headers('cookie') cookie?: string,
  ): Promise<ResponseOf<typeof confirmSecondFactor>> {
    return this.confirm.execute(caller, body.code, ip, deviceKeys(cookie));
  }
}
