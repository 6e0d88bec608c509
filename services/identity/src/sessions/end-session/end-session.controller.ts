import { endMemberSession, endSession, type ResponseOf } from '@deepam/contracts';
import { CurrentCaller, Input, Route, type Caller, type InputOf } from '@deepam/platform';
import { Controller } from '@nestjs/common';
import { AccountsRepository } from '../../accounts/persistence/accounts.repository.js';
import { AccountReach } from '../../staff/account-reach.js';
import { EndSessionHandler } from './end-session.handler.js';

@Controller()
export class EndSessionController {
  constructor(
    private readonly endSession: EndSessionHandler,
    private readonly accounts: AccountsRepository,
    private readonly reach: AccountReach,
  ) {}

  @Route(endSession)
  async own(
    @CurrentCaller() { memberId }: Caller,
    @Input() { params }: InputOf<typeof endSession>,
  ): Promise<ResponseOf<typeof endSession>> {
    await this.endSession.execute(memberId, params.id);
    return { message: 'This login has ended.' };
  }

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
