import { reauthenticate, type ResponseOf } from '@deepam/contracts';
import { CurrentCaller, Input, Route, type Caller, type InputOf } from '@deepam/platform';
import { Controller, Headers, Ip } from '@nestjs/common';
import { deviceKeys } from '../domain/known-device.js';
import { ReauthenticateHandler } from './reauthenticate.handler.js';

@Controller()
export class ReauthenticateController {
  constructor(private readonly reauthenticate: ReauthenticateHandler) {}

  @Route(reauthenticate)
  run(
    @CurrentCaller() caller: Caller,
    @Input() { body }: InputOf<typeof reauthenticate>,
    @Ip() ip: string,
    @Headers('cookie') cookie?: string,
  ): Promise<ResponseOf<typeof reauthenticate>> {
    return this.reauthenticate.execute(caller, body, ip, deviceKeys(cookie));
  }
}
