import { forgotPassword, type ResponseOf } from '@deepam/contracts';
import { Input, Route, type InputOf } from '@deepam/platform';
import { Controller, Ip } from '@nestjs/common';
import { AskForPasswordHandler } from './ask-for-password.handler.js';

@Controller()
export class AskForPasswordController {
  constructor(private readonly askForPassword: AskForPasswordHandler) {}

  @Route(forgotPassword)
  run(@Input() { body }: InputOf<typeof forgotPassword>, @Ip() ip: string): Promise<ResponseOf<typeof forgotPassword>> {
    return this.askForPassword.execute(body, ip);
  }
}
