import { memberSessions, type ResponseOf } from '@deepam/contracts';
import { CurrentCaller, Input, Route, type Caller, type InputOf } from '@deepam/platform';
import { Controller } from '@nestjs/common';
import { AccountsRepository } from '../../accounts/persistence/accounts.repository.js';
import { AccountReach } from '../../staff/account-reach.js';
import { OpenSessions } from '../open-sessions.js';

@Controller()
export class MemberSessionsController {
  constructor(
    private readonly openSessions: OpenSessions,
    private readonly accounts: AccountsRepository,
    private readonly reach: AccountReach,
  ) {}

  @Route(memberSessions)
  async list(
    @CurrentCaller() caller: Caller,
    @Input() { params }: InputOf<typeof memberSessions>,
  ): Promise<ResponseOf<typeof memberSessions>> {
    await this.reach.check(caller, await this.accounts.get(params.id));
    return this.openSessions.sessionsOf(params.id, caller);
  }
}
