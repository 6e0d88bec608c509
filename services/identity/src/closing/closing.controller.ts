import { closeAccount, closeMemberAccount, type ResponseOf } from '@deepam/contracts';
import { CurrentCaller, Input, Route, type Caller, type InputOf } from '@deepam/platform';
import { Controller } from '@nestjs/common';
import { CloseAccountHandler } from './close-account.js';
import { CloseMemberAccountHandler } from './close-member-account.js';

@Controller()
export class ClosingController {
  constructor(
    private readonly closeAccountHandler: CloseAccountHandler,
    private readonly closeMember: CloseMemberAccountHandler,
  ) {}

  @Route(closeAccount)
  async closeAccount(
    @CurrentCaller() { memberId }: Caller,
    @Input() { body }: InputOf<typeof closeAccount>,
  ): Promise<ResponseOf<typeof closeAccount>> {
    await this.closeAccountHandler.execute(memberId, body);
    return { message: 'Your account is closed.' };
  }

  @Route(closeMemberAccount)
  async closeMemberAccount(
    @Input() { params, body }: InputOf<typeof closeMemberAccount>,
  ): Promise<ResponseOf<typeof closeMemberAccount>> {
    await this.closeMember.execute(params.id, body);
    return { message: 'The account is closed, and its debt is written off.' };
  }
}
