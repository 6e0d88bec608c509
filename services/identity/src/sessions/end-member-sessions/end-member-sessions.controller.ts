import { endMemberSessions, type ResponseOf } from '@deepam/contracts';
import { CurrentCaller, type Caller, Input, Route, type InputOf } from '@deepam/platform';
import { Controller } from '@nestjs/common';
import { AccountsRepository } from '../../accounts/persistence/accounts.repository.js';
import { AccountReach } from '../../staff/account-reach.js';
import { EndMemberSessionsHandler } from './end-member-sessions.handler.js';

@Controller()
export class EndMemberSessionsController {
  constructor(
    private readonly endSessions: EndMemberSessionsHandler,
    private readonly accounts: AccountsRepository,
    private readonly reach: AccountReach,
  ) {}

  @Route(endMemberSessions)
  async run(
    @CurrentCaller() caller: Caller,
    @Input() { params }: InputOf<typeof endMemberSessions>,
  ): Promise<ResponseOf<typeof endMemberSessions>> {
    await this.reach.check(caller, await this.accounts.get(params.id));
    await this.endSessions.execute(params.id);
    return { message: 'All logins of this member have ended.' };
  }
}
