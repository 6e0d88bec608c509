import { endSession, type ResponseOf } from '@deepam/contracts';
import { CurrentCaller, Input, Route, type Caller, type InputOf } from '@deepam/platform';
import { Controller } from '@nestjs/common';
import { EndSessionHandler } from './end-session.handler.js';

@Controller()
export class EndSessionController {
  constructor(private readonly endSession: EndSessionHandler) {}

  @Route(endSession)
  async own(
    @CurrentCaller() { memberId }: Caller,
    @Input() { params }: InputOf<typeof endSession>,
  ): Promise<ResponseOf<typeof endSession>> {
    await this.endSession.execute(memberId, params.id);
    return { message: 'This login has ended.' };
  }
}
