import { closeMemberAccount, type ResponseOf } from '@deepam/contracts';
import { Input, Route, type InputOf } from '@deepam/platform';
import { Controller } from '@nestjs/common';
import { CloseMemberAccountHandler } from './close-member-account.handler.js';

@Controller()
export class CloseMemberAccountController {
  constructor(private readonly closeMember: CloseMemberAccountHandler) {}

  @Route(closeMemberAccount)
  async run(
    @Input() { params, body }: InputOf<typeof closeMemberAccount>,
  ): Promise<ResponseOf<typeof closeMemberAccount>> {
    await this.closeMember.execute(params.id, body);
    return { message: 'The account is closed, and its debt is written off.' };
  }
}
