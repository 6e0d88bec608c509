import { login, type ResponseOf } from '@deepam/contracts';
import { Input, Route, type InputOf } from '@deepam/platform';
import { Controller, Ip } from '@nestjs/common';
import { LogIn } from './log-in.handler.js';

@Controller()
export class LogInController {
  constructor(private readonly logIn: LogIn) {}

  @Route(login)
  run(@Input() { body }: InputOf<typeof login>, @Ip() ip: string): Promise<ResponseOf<typeof login>> {
    return this.logIn.run(body, ip);
  }
}
