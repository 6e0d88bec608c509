import { correctPosting, toPaise, type ResponseOf } from '@deepam/contracts';
import { CurrentCaller, Input, Route, type Caller, type InputOf } from '@deepam/platform';
import { Controller } from '@nestjs/common';
import { CorrectPostingHandler } from './correct-posting.handler.js';

@Controller()
export class CorrectPostingController {
  constructor(private readonly handler: CorrectPostingHandler) {}

  @Route(correctPosting)
  async correct(
    @Input() { body }: InputOf<typeof correctPosting>,
    @CurrentCaller() { memberId }: Caller,
  ): Promise<ResponseOf<typeof correctPosting>> {
    const { postingId, reason, amount } = body;
    const wanted = amount === undefined ? null : toPaise(amount);
    const correctionId = await this.handler.execute(postingId, reason, wanted, memberId);
    return {
      message: amount === undefined ? 'The credit was reversed.' : 'That part of the credit was reversed.',
      correctionId,
    };
  }
}
