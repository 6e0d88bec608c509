import { listSessions, memberSessions, type ResponseOf } from '@deepam/contracts';
import { CurrentCaller, Input, Route, type Caller, type InputOf } from '@deepam/platform';
import { Controller, Headers } from '@nestjs/common';
import { ListSessionsHandler } from './list-sessions.handler.js';

@Controller()
export class ListSessionsController {
  constructor(private readonly list: ListSessionsHandler) {}

  @Route(listSessions)
  own(
    @CurrentCaller() caller: Caller,
    @Headers('user-agent') userAgent?: string,
  ): Promise<ResponseOf<typeof listSessions>> {
    return this.list.own(caller, userAgent);
  }

  @Route(memberSessions)
  ofMember(
    @CurrentCaller() caller: Caller,
    @Input() { params }: InputOf<typeof memberSessions>,
  ): Promise<ResponseOf<typeof memberSessions>> {
    return this.list.execute(params.id, caller);
  }
}
