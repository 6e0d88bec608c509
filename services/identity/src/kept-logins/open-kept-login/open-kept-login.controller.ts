import { openKeptLogin, type ResponseOf } from '@deepam/contracts';
import { Input, Route, type InputOf } from '@deepam/platform';
import { Controller } from '@nestjs/common';
import { OpenKeptLoginHandler } from './open-kept-login.handler.js';

@Controller()
export class OpenKeptLoginController {
  constructor(private readonly handler: OpenKeptLoginHandler) {}

  @Route(openKeptLogin)
  run(@Input() { params, body }: InputOf<typeof openKeptLogin>): Promise<ResponseOf<typeof openKeptLogin>> {
    return this.handler.execute(params.id, body.proof);
  }
}
