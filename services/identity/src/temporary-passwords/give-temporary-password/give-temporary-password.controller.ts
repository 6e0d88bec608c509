import { giveTemporaryPassword, type ResponseOf } from '@deepam/contracts';
import { type Caller, CurrentCaller, Input, type InputOf, Route } from '@deepam/platform';
import { Controller } from '@nestjs/common';
import { GiveTemporaryPasswordHandler } from './give-temporary-password.handler.js';

@Controller()
export class GiveTemporaryPasswordController {
  constructor(private readonly giveTemporaryPassword: GiveTemporaryPasswordHandler) {}

  @Route(giveTemporaryPassword)
  run(
    @CurrentCaller() caller: Caller,
    @Input() { params }: InputOf<typeof giveTemporaryPassword>,
  ): Promise<ResponseOf<typeof giveTemporaryPassword>> {
    return this.giveTemporaryPassword.execute(params.id, caller);
  }
}
