import { correctPosting, type ResponseOf } from '@deepam/contracts';
import { Input, Route, type InputOf } from '@deepam/platform';
import { Controller } from '@nestjs/common';
import { CorrectPosting } from './correct-posting.handler.js';

@Controller()
export class CorrectPostingController {
  constructor(private readonly handler: CorrectPosting) {}

  @Route(correctPosting)
  async correct(@Input() { body }: InputOf<typeof correctPosting>): Promise<ResponseOf<typeof correctPosting>> {
    const correctionId = await this.handler.handle(body.postingId, body.reason);
    return { message: 'The credit was taken back.', correctionId };
  }
}
