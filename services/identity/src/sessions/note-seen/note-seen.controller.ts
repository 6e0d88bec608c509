import { sessionsSeen, type ResponseOf } from '@deepam/contracts';
import { Input, Route, type InputOf } from '@deepam/platform';
import { Controller } from '@nestjs/common';
import { SessionsRepository } from '../persistence/sessions.repository.js';

@Controller()
export class NoteSeenController {
  constructor(private readonly sessions: SessionsRepository) {}

  @Route(sessionsSeen)
  async run(@Input() { body }: InputOf<typeof sessionsSeen>): Promise<ResponseOf<typeof sessionsSeen>> {
    await this.sessions.noteSeen(body.sessions);
    return { message: 'Noted.' };
  }
}
