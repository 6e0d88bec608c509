import { login, type ResponseOf } from '@deepam/contracts';
import { Input, Route, type InputOf } from '@deepam/platform';
import { Controller, Headers, Ip, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { deviceCookie, deviceKeys } from '../domain/known-device.js';
import { LogInHandler } from './log-in.handler.js';

@Controller()
export class LogInController {
  constructor(private readonly logIn: LogInHandler) {}

  @Route(login)
  async run(
    @Input() { body }: InputOf<typeof login>,
    @Ip() ip: string,
    @Headers() headers: { cookie?: string; origin?: string; 'user-agent'?: string },
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<ResponseOf<typeof login>> {
    const keys = deviceKeys(headers.cookie);
    const { answer, newDevice } = await this.logIn.execute(body, ip, { keys, userAgent: headers['user-agent'] });
    // A browser's Origin tells how it came here, through whatever stands before this service.
    const isSecure = headers.origin?.startsWith('https:') === true;
    if (newDevice !== null) void reply.header('set-cookie', deviceCookie([newDevice, ...keys], isSecure));
    return answer;
  }
}
