import { askCancellation, type ResponseOf } from '@deepam/contracts';
import { CurrentCaller, Input, Route, type Caller, type InputOf } from '@deepam/platform';
import { Controller } from '@nestjs/common';
import { AskCancellationHandler } from './ask-cancellation.handler.js';

@Controller()
export class AskCancellationController {
  constructor(private readonly askCancellation: AskCancellationHandler) {}

  @Route(askCancellation)
  async ask(
    @CurrentCaller() { memberId }: Caller,
    @Input() { body }: InputOf<typeof askCancellation>,
  ): Promise<ResponseOf<typeof askCancellation>> {
    const cancellationId = await this.askCancellation.execute(body, memberId);
    return { message: 'Your request was sent. The head will look at it.', cancellationId };
  }
}
