import { passkeyReauthenticate, type ResponseOf } from '@deepam/contracts';
import { CurrentCaller, Input, Route, type Caller, type InputOf } from '@deepam/platform';
import { Controller, Headers, Ip } from '@nestjs/common';
import { deviceKeys } from '../../logins/domain/known-device.js';
import { PasskeyReauthenticateHandler } from './passkey-reauthenticate.handler.js';

@Controller()
export class PasskeyReauthenticateController {
  constructor(private readonly reauthenticate: PasskeyReauthenticateHandler) {}

  @Route(passkeyReauthenticate)
  run(
    @CurrentCaller() caller: Caller,
    @Input() { body }: InputOf<typeof passkeyReauthenticate>,
    @Ip() ip: string,
    @Headers('cookie') cookie?: string,
  ): Promise<ResponseOf<typeof passkeyReauthenticate>> {
    return this.reauthenticate.execute(caller, body.credential, { ip, keys: deviceKeys(cookie) });
  }
}
