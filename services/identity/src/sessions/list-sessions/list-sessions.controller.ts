import { listSessions, type ResponseOf } from '@deepam/contracts';
import { CurrentCaller, Route, type Caller } from '@deepam/platform';
import { Controller, Headers } from '@nestjs/common';
import { ListSessionsHandler } from './list-sessions.handler.js';

@Controller()
export class ListSessionsController {
  constructor(private readonly listSessionsHandler: ListSessionsHandler) {}

  @Route(listSessions)
  list(
    @CurrentCaller() caller: Caller,
    @Headers('user-agent') userAgent?: string,
  ): Promise<ResponseOf<typeof listSessions>> {
    return this.listSessionsHandler.execute(caller, userAgent);
  }
}
