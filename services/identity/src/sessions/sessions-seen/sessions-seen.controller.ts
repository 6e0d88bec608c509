import { sessionsSeen, type ResponseOf } from '@deepam/contracts';
import { type Caller, CurrentCaller, DomainError, Input, Route, type InputOf } from '@deepam/platform';
import { Controller } from '@nestjs/common';
import { SessionsRepository } from '../persistence/sessions.repository.js';

@Controller()
export class SessionsSeenController {
  constructor(private readonly sessions: SessionsRepository) {}

  @Route(sessionsSeen)
  async run(
    @CurrentCaller() caller: Caller,
    @Input() { body }: InputOf<typeof sessionsSeen>,
  ): Promise<ResponseOf<typeof sessionsSeen>> {
    // Only the gateway may report use, since a false report would keep a session from ending.
    if (caller.memberId !== 'gateway') throw new DomainError('ACCESS.SERVICE_ONLY');
    await this.sessions.noteSeen(body.sessions);
    return { message: 'Noted.' };
  }
}
