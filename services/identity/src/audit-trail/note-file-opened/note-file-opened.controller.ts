import { noteFileOpened, type ResponseOf } from '@deepam/contracts';
import { CurrentCaller, DomainError, Input, Route, type Caller, type InputOf } from '@deepam/platform';
import { Controller } from '@nestjs/common';
import { NoteFileOpenedHandler } from './note-file-opened.handler.js';

@Controller()
export class NoteFileOpenedController {
  constructor(private readonly noteOpened: NoteFileOpenedHandler) {}

  @Route(noteFileOpened)
  async run(
    @CurrentCaller() { memberId: service }: Caller,
    @Input() { body }: InputOf<typeof noteFileOpened>,
  ): Promise<ResponseOf<typeof noteFileOpened>> {
    if (service !== 'gateway') throw new DomainError('ACCESS.SERVICE_ONLY');
    await this.noteOpened.execute(body);
    return { message: 'Noted.' };
  }
}
