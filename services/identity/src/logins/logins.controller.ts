import { changePassword, login, reauthenticate, type ResponseOf } from '@deepam/contracts';
import { CurrentCaller, Input, Route, type Caller, type InputOf } from '@deepam/platform';
import { Controller, Headers, Ip, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { ChangePasswordHandler } from './change-password.js';
import { answerDevice, shownBy, type DeviceHeaders } from './session-opener.js';
import { deviceKeys } from '../attempts/domain/known-device.js';
import { LoginHandler } from './login.js';
import { ReauthenticateHandler } from './reauthenticate.js';

@Controller()
export class LoginsController {
  constructor(
    private readonly changePasswordHandler: ChangePasswordHandler,
    private readonly logIn: LoginHandler,
    private readonly reauthenticateHandler: ReauthenticateHandler,
  ) {}

  @Route(changePassword)
  changePassword(
    @CurrentCaller() caller: Caller,
    @Input() { body }: InputOf<typeof changePassword>,
    @Ip() ip: string,
    @Headers('cookie') cookie?: string,
  ): Promise<ResponseOf<typeof changePassword>> {
    return this.changePasswordHandler.execute(caller, body, ip, deviceKeys(cookie));
  }

  @Route(login)
  async login(
    @Input() { body }: InputOf<typeof login>,
    @Ip() ip: string,
    @Headers() headers: DeviceHeaders,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<ResponseOf<typeof login>> {
    return answerDevice(await this.logIn.execute(body, ip, shownBy(headers)), headers, reply);
  }

  @Route(reauthenticate)
  reauthenticate(
    @CurrentCaller() caller: Caller,
    @Input() { body }: InputOf<typeof reauthenticate>,
    @Ip() ip: string,
    @Headers('cookie') cookie?: string,
  ): Promise<ResponseOf<typeof reauthenticate>> {
    return this.reauthenticateHandler.execute(caller, body, ip, deviceKeys(cookie));
  }
}
