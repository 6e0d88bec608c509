import { renewKeptLogin, type ResponseOf } from '@deepam/contracts';
import { CurrentCaller, Input, Route, type Caller, type InputOf } from '@deepam/platform';
import { Controller } from '@nestjs/common';
import { RenewKeptLoginHandler } from './renew-kept-login.handler.js';

@Controller()
export class RenewKeptLoginController {
  constructor(private readonly handler: RenewKeptLoginHandler) {}

  @Route(renewKeptLogin)
  async run(
    @CurrentCaller() caller: Caller,
    @Input() { params }: InputOf<typeof renewKeptLogin>,
  ): Promise<ResponseOf<typeof renewKeptLogin>> {
    await this.handler.execute(caller, params.id);
    return { message: 'This login is kept.' };
  }
}
