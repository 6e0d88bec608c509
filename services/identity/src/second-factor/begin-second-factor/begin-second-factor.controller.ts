import { beginSecondFactor, type ResponseOf } from '@deepam/contracts';
import { CurrentCaller, Input, Route, type Caller, type InputOf } from '@deepam/platform';
import { Controller, Headers, Ip } from '@nestjs/common';
import { deviceKeys } from '../../logins/domain/known-device.js';
import { BeginSecondFactorHandler } from './begin-second-factor.handler.js';

@Controller()
export class BeginSecondFactorController {
  constructor(private readonly begin: BeginSecondFactorHandler) {}

  @Route(beginSecondFactor)
  run(
    @CurrentCaller() caller: Caller,
    @Input() { body }: InputOf<typeof beginSecondFactor>,
    @Ip() ip: string,
    @Headers('cookie') cookie?: string,
  ): Promise<ResponseOf<typeof beginSecondFactor>> {
    return this.begin.execute(caller, body, { ip, keys: deviceKeys(cookie) });
  }
}
