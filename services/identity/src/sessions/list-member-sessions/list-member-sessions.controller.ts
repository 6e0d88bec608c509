import { memberSessions, type ResponseOf } from '@deepam/contracts';
import { CurrentCaller, Input, Route, type Caller, type InputOf } from '@deepam/platform';
import { Controller } from '@nestjs/common';
import { OpenSessions } from '../open-sessions.js';

@Controller()
export class ListMemberSessionsController {
  constructor(private readonly openSessions: OpenSessions) {}

  @Route(memberSessions)
  list(
    @CurrentCaller() caller: Caller,
    @Input() { params }: InputOf<typeof memberSessions>,
  ): Promise<ResponseOf<typeof memberSessions>> {
    return this.openSessions.of(params.id, caller);
  }
}
