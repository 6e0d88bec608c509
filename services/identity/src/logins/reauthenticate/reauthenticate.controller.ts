import { reauthenticate, type ResponseOf } from '@deepam/contracts';
import { CurrentCaller, Input, Route, type Caller, type InputOf } from '@deepam/platform';
import { Controller, Headers, Ip } from '@nestjs/common';
import { deviceKeys } from '../domain/known-device.js';
import { Reauthenticate } from './reauthenticate.handler.js';

@Controller()
export class ReauthenticateController {
  constructor(private readonly reauthenticate: Reauthenticate) {}

  @Route(reauthenticate)
  run(
    @CurrentCaller() caller: Caller,
    @Input() { body }: InputOf<typeof reauthenticate>,
    @Ip() ip: string,
    @Headers('cookie') cookie?: string,
  ): Promise<ResponseOf<typeof reauthenticate>> {
    return this.reauthenticate.run(caller, body, ip, deviceKeys(cookie));
  }
}
