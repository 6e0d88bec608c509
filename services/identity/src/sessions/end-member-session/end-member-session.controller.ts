import { endMemberSession, type ResponseOf } from '@deepam/contracts';
import { CurrentCaller, Input, Route, type Caller, type InputOf } from '@deepam/platform';
import { Controller } from '@nestjs/common';
import { AccountsRepository } from '../../accounts/persistence/accounts.repository.js';
import { AccountReach } from '../../staff/account-reach.js';
import { EndSessionHandler } from '../end-session/end-session.handler.js';

@Controller()
export class EndMemberSessionController {
  constructor(
    private readonly endSession: EndSessionHandler,
    private readonly accounts: AccountsRepository,
    private readonly reach: AccountReach,
  ) {}

  @Route(endMemberSession)
  async ofMember(
    @CurrentCaller() caller: Caller,
    @Input() { params }: InputOf<typeof endMemberSession>,
  ): Promise<ResponseOf<typeof endMemberSession>> {
    await this.reach.check(caller, await this.accounts.get(params.id));
    await this.endSession.execute(params.id, params.sessionId);
    return { message: 'This login has ended.' };
  }
}
