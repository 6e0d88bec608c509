import { login, type ResponseOf } from '@deepam/contracts';
import { Input, Route, type InputOf } from '@deepam/platform';
import { Controller, Headers, Ip, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { answerDevice, shownBy, type DeviceHeaders } from '../device-headers.js';
import { LoginHandler } from './login.handler.js';

@Controller()
export class LoginController {
  constructor(private readonly logIn: LoginHandler) {}

  @Route(login)
  async run(
    @Input() { body }: InputOf<typeof login>,
    @Ip() ip: string,
    @Headers() headers: DeviceHeaders,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<ResponseOf<typeof login>> {
    return answerDevice(await this.logIn.execute(body, ip, shownBy(headers)), headers, reply);
  }
}
