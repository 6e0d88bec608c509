import { setUpPinSignIn, type ResponseOf } from '@deepam/contracts';
import { CurrentCaller, Input, Route, type Caller, type InputOf } from '@deepam/platform';
import { Controller, Headers, Ip } from '@nestjs/common';
import { deviceKeys } from '../../logins/domain/known-device.js';
import { SetUpPinSignInHandler } from './set-up-pin-sign-in.handler.js';

@Controller()
export class SetUpPinSignInController {
  constructor(private readonly handler: SetUpPinSignInHandler) {}

  @Route(setUpPinSignIn)
  run(
    @CurrentCaller() caller: Caller,
    @Input() { body }: InputOf<typeof setUpPinSignIn>,
    @Ip() ip: string,
    @Headers('cookie') cookie?: string,
  ): Promise<ResponseOf<typeof setUpPinSignIn>> {
    return this.handler.execute(caller, body, { ip, keys: deviceKeys(cookie) });
  }
}
