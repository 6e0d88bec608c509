import { beginPasskey, type ResponseOf } from '@deepam/contracts';
import { CurrentCaller, Input, Route, type Caller, type InputOf } from '@deepam/platform';
import { Controller, Headers, Ip } from '@nestjs/common';
import { deviceKeys } from '../../logins/domain/known-device.js';
import { BeginPasskeyHandler } from './begin-passkey.handler.js';

@Controller()
export class BeginPasskeyController {
  constructor(private readonly begin: BeginPasskeyHandler) {}

  @Route(beginPasskey)
  run(
    @CurrentCaller() caller: Caller,
    @Input() { body }: InputOf<typeof beginPasskey>,
    @Ip() ip: string,
    @Headers('cookie') cookie?: string,
  ): Promise<ResponseOf<typeof beginPasskey>> {
    return this.begin.execute(caller, body, { ip, keys: deviceKeys(cookie) });
  }
}
