import { closeAccount, type ResponseOf } from '@deepam/contracts';
import { CurrentCaller, Input, Route, type Caller, type InputOf } from '@deepam/platform';
import { Controller } from '@nestjs/common';
import { CloseAccountHandler } from './close-account.handler.js';

@Controller()
export class CloseAccountController {
  constructor(private readonly closeAccount: CloseAccountHandler) {}

  @Route(closeAccount)
  async run(
    @CurrentCaller() { memberId }: Caller,
    @Input() { body }: InputOf<typeof closeAccount>,
  ): Promise<ResponseOf<typeof closeAccount>> {
    await this.closeAccount.execute(memberId, body);
    return { message: 'Your account is closed.' };
  }
}
