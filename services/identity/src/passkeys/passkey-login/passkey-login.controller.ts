import { passkeyLogin, type ResponseOf } from '@deepam/contracts';
import { Input, Route, type InputOf } from '@deepam/platform';
import { Controller, Headers, Ip, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { answerDevice, shownBy, type DeviceHeaders } from '../../logins/device-headers.js';
import { PasskeyLoginHandler } from './passkey-login.handler.js';

@Controller()
export class PasskeyLoginController {
  constructor(private readonly logIn: PasskeyLoginHandler) {}

  @Route(passkeyLogin)
  async run(
    @Input() { body }: InputOf<typeof passkeyLogin>,
    @Ip() ip: string,
    @Headers() headers: DeviceHeaders,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<ResponseOf<typeof passkeyLogin>> {
    return answerDevice(await this.logIn.execute(body.credential, ip, shownBy(headers)), headers, reply);
  }
}
