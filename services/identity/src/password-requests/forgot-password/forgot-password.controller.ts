import { forgotPassword, type ResponseOf } from '@deepam/contracts';
import { Input, Route, type InputOf } from '@deepam/platform';
import { Controller, Ip } from '@nestjs/common';
import { ForgotPasswordHandler } from './forgot-password.handler.js';

@Controller()
export class ForgotPasswordController {
  constructor(private readonly askForPassword: ForgotPasswordHandler) {}

  @Route(forgotPassword)
  run(@Input() { body }: InputOf<typeof forgotPassword>, @Ip() ip: string): Promise<ResponseOf<typeof forgotPassword>> {
    return this.askForPassword.execute(body, ip);
  }
}
