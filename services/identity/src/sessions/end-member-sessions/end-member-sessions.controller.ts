import { endMemberSessions, type ResponseOf } from '@deepam/contracts';
import { Input, Route, type InputOf } from '@deepam/platform';
import { Controller } from '@nestjs/common';
import { EndMemberSessionsHandler } from './end-member-sessions.handler.js';

@Controller()
export class EndMemberSessionsController {
  constructor(private readonly endSessions: EndMemberSessionsHandler) {}

  @Route(endMemberSessions)
  async run(@Input() { params }: InputOf<typeof endMemberSessions>): Promise<ResponseOf<typeof endMemberSessions>> {
    await this.endSessions.execute(params.id);
    return { message: 'All logins of this member have ended.' };
  }
}
