import { confirmPasskey, type ResponseOf } from '@deepam/contracts';
import { CurrentCaller, Input, Route, type Caller, type InputOf } from '@deepam/platform';
import { Controller, Headers } from '@nestjs/common';
import { ConfirmPasskeyHandler } from './confirm-passkey.handler.js';

@Controller()
export class ConfirmPasskeyController {
  constructor(private readonly confirm: ConfirmPasskeyHandler) {}

  @Route(confirmPasskey)
  run(
    @CurrentCaller() caller: Caller,
    @Input() { body }: InputOf<typeof confirmPasskey>,
    @Headers('user-agent') userAgent?: string,
  ): Promise<ResponseOf<typeof confirmPasskey>> {
    return this.confirm.execute(caller, body, userAgent);
  }
}
