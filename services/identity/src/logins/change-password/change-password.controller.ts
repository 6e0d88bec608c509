import { changePassword, type ResponseOf } from '@deepam/contracts';
import { CurrentCaller, Input, Route, type Caller, type InputOf } from '@deepam/platform';
import { Controller, Headers, Ip } from '@nestjs/common';
import { deviceKeys } from '../domain/known-device.js';
import { ChangePasswordHandler } from './change-password.handler.js';

@Controller()
export class ChangePasswordController {
  constructor(private readonly changePassword: ChangePasswordHandler) {}

  @Route(changePassword)
  run(
    @CurrentCaller() caller: Caller,
    @Input() { body }: InputOf<typeof changePassword>,
    @Ip() ip: string,
    @Headers('cookie') cookie?: string,
  ): Promise<ResponseOf<typeof changePassword>> {
    return this.changePassword.execute(caller, body, ip, deviceKeys(cookie));
  }
}
