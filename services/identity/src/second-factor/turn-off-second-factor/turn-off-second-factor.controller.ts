import { turnOffSecondFactor, type ResponseOf } from '@deepam/contracts';
import { CurrentCaller, Input, Route, type Caller, type InputOf } from '@deepam/platform';
import { Controller, Headers, Ip } from '@nestjs/common';
import { deviceKeys } from '../../logins/domain/known-device.js';
import { TurnOffSecondFactorHandler } from './turn-off-second-factor.handler.js';

@Controller()
export class TurnOffSecondFactorController {
  constructor(private readonly turnOff: TurnOffSecondFactorHandler) {}

  @Route(turnOffSecondFactor)
  run(
    @CurrentCaller() caller: Caller,
    @Input() { body }: InputOf<typeof turnOffSecondFactor>,
    @Ip() ip: string,
    @Headers('cookie') cookie?: string,
  ): Promise<ResponseOf<typeof turnOffSecondFactor>> {
    return this.turnOff.execute(caller, body, { ip, keys: deviceKeys(cookie) });
  }
}
