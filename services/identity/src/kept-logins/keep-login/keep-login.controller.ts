import { keepLogin, type ResponseOf } from '@deepam/contracts';
import { CurrentCaller, Input, Route, type Caller, type InputOf } from '@deepam/platform';
import { Controller } from '@nestjs/common';
import { KeepLoginHandler } from './keep-login.handler.js';

@Controller()
export class KeepLoginController {
  constructor(private readonly handler: KeepLoginHandler) {}

  @Route(keepLogin)
  run(
    @CurrentCaller() caller: Caller,
    @Input() { body }: InputOf<typeof keepLogin>,
  ): Promise<ResponseOf<typeof keepLogin>> {
    return this.handler.execute(caller, body.proof);
  }
}
