import {
  endMemberSession,
  endMemberSessions,
  endOtherSessions,
  endSession,
  listSessions,
  logout,
  memberSessions,
  sessionRevocations,
  sessionsSeen,
  type ResponseOf,
} from '@deepam/contracts';
import { StoredRevocations } from '@deepam/members';
import { CurrentCaller, DomainError, Input, Route, type Caller, type InputOf } from '@deepam/platform';
import { Controller, Headers } from '@nestjs/common';
import { AccountsRepository } from '../accounts/persistence/accounts.repository.js';
import { AccountReach } from '../roles/account-reach.js';
import { EndMemberSessionsHandler } from './end-member-sessions.js';
import { EndOtherSessionsHandler } from './end-other-sessions.js';
import { EndSessionHandler } from './end-session.js';
import { ListSessionsHandler } from './list-sessions.js';
import { LogoutHandler } from './logout.js';
import { OpenSessions } from './open-sessions.js';
import { SessionsRepository } from './sessions.repository.js';

@Controller()
export class SessionsController {
  constructor(
    private readonly endSessionHandler: EndSessionHandler,
    private readonly accounts: AccountsRepository,
    private readonly reach: AccountReach,
    private readonly endSessions: EndMemberSessionsHandler,
    private readonly endOthers: EndOtherSessionsHandler,
    private readonly listSessionsHandler: ListSessionsHandler,
    private readonly logOut: LogoutHandler,
    private readonly openSessions: OpenSessions,
    private readonly revocations: StoredRevocations,
    private readonly sessions: SessionsRepository,
  ) {}

  @Route(endMemberSession)
  async endMemberSession(
    @CurrentCaller() caller: Caller,
    @Input() { params }: InputOf<typeof endMemberSession>,
  ): Promise<ResponseOf<typeof endMemberSession>> {
    await this.reach.check(caller, await this.accounts.get(params.id));
    await this.endSessionHandler.execute(params.id, params.sessionId);
    return { message: 'This login has ended.' };
  }

  @Route(endMemberSessions)
  async endMemberSessions(
    @CurrentCaller() caller: Caller,
    @Input() { params }: InputOf<typeof endMemberSessions>,
  ): Promise<ResponseOf<typeof endMemberSessions>> {
    await this.reach.check(caller, await this.accounts.get(params.id));
    await this.endSessions.execute(params.id);
    return { message: 'All logins of this member have ended.' };
  }

  @Route(endOtherSessions)
  endOtherSessions(@CurrentCaller() caller: Caller): Promise<ResponseOf<typeof endOtherSessions>> {
    return this.endOthers.execute(caller);
  }

  @Route(endSession)
  async endSession(
    @CurrentCaller() { memberId }: Caller,
    @Input() { params }: InputOf<typeof endSession>,
  ): Promise<ResponseOf<typeof endSession>> {
    await this.endSessionHandler.execute(memberId, params.id);
    return { message: 'This login has ended.' };
  }

  @Route(listSessions)
  listSessions(
    @CurrentCaller() caller: Caller,
    @Headers('user-agent') userAgent?: string,
  ): Promise<ResponseOf<typeof listSessions>> {
    return this.listSessionsHandler.execute(caller, userAgent);
  }

  @Route(logout)
  async logout(@CurrentCaller() caller: Caller): Promise<ResponseOf<typeof logout>> {
    await this.logOut.execute(caller);
    return { message: 'You are logged out.' };
  }

  @Route(memberSessions)
  async memberSessions(
    @CurrentCaller() caller: Caller,
    @Input() { params }: InputOf<typeof memberSessions>,
  ): Promise<ResponseOf<typeof memberSessions>> {
    await this.reach.check(caller, await this.accounts.get(params.id));
    return this.openSessions.sessionsOf(params.id, caller);
  }

  @Route(sessionRevocations)
  sessionRevocations(
    @Input() { query }: InputOf<typeof sessionRevocations>,
  ): Promise<ResponseOf<typeof sessionRevocations>> {
    return this.revocations.listSince(query);
  }

  @Route(sessionsSeen)
  async sessionsSeen(
    @CurrentCaller() caller: Caller,
    @Input() { body }: InputOf<typeof sessionsSeen>,
  ): Promise<ResponseOf<typeof sessionsSeen>> {
    // Only the gateway may report use, since a false report would keep a session from ending.
    if (caller.memberId !== 'gateway') throw new DomainError('ACCESS.SERVICE_ONLY');
    await this.sessions.noteSeen(body.sessions);
    return { message: 'Noted.' };
  }
}
