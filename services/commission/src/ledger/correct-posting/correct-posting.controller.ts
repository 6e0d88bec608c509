import { correctPosting, toPaise, type ResponseOf } from '@deepam/contracts';
import { Input, Route, type InputOf } from '@deepam/platform';
import { Controller } from '@nestjs/common';
import { CorrectPostingHandler } from './correct-posting.handler.js';

@Controller()
export class CorrectPostingController {
  constructor(private readonly handler: CorrectPostingHandler) {}

  @Route(correctPosting)
  async correct(@Input() { body }: InputOf<typeof correctPosting>): Promise<ResponseOf<typeof correctPosting>> {
    const { postingId, reason, amount } = body;
    const correctionId = await this.handler.execute(postingId, reason, amount === undefined ? null : toPaise(amount));
    return {
      message: amount === undefined ? 'The credit was taken back.' : 'So much of the credit was taken back.',
      correctionId,
    };
  }
}
