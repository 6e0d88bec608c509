import { keepLogin, type ResponseOf } from '@deepam/contracts';
import { CurrentCaller, Input, Route, type Caller, type InputOf } from '@deepam/platform';
import { Controller, Headers, Ip } from '@nestjs/common';
import { deviceKeys } from '../../logins/domain/known-device.js';
import { KeepLoginHandler } from './keep-login.handler.js';

@Controller()
export class KeepLoginController {
  constructor(private readonly handler: KeepLoginHandler) {}

  @Route(keepLogin)
  run(
    @CurrentCaller() caller: Caller,
    @Input() { body }: InputOf<typeof keepLogin>,
    @Ip() ip: string,
    @Headers('cookie') cookie?: string,
  ): Promise<ResponseOf<typeof keepLogin>> {
    return this.handler.execute(caller, body, { ip, keys: deviceKeys(cookie) });
  }
}
