import { endOtherSessions, type ResponseOf } from '@deepam/contracts';
import { CurrentCaller, Route, type Caller } from '@deepam/platform';
import { Controller } from '@nestjs/common';
import { EndOtherSessionsHandler } from './end-other-sessions.handler.js';

@Controller()
export class EndOtherSessionsController {
  constructor(private readonly endOthers: EndOtherSessionsHandler) {}

  @Route(endOtherSessions)
  run(@CurrentCaller() caller: Caller): Promise<ResponseOf<typeof endOtherSessions>> {
    return this.endOthers.execute(caller);
  }
}
