import { takePayoutAnswer, type PayoutAnswer } from '@deepam/contracts';
import { CurrentCaller, Input, Route, type Caller, type InputOf } from '@deepam/platform';
import { Controller } from '@nestjs/common';
import { AnswerReader } from '../answers/answer-reader.js';
import { AnswerTaker } from '../answers/answer-taker.js';
import { AnswerViews } from '../answers/answer-views.js';

@Controller()
export class TakePayoutAnswerController {
  constructor(
    private readonly reader: AnswerReader,
    private readonly taker: AnswerTaker,
    private readonly views: AnswerViews,
  ) {}

  @Route(takePayoutAnswer)
  async take(
    @Input() { params: { batchId }, files }: InputOf<typeof takePayoutAnswer>,
    @CurrentCaller() { memberId }: Caller,
  ): Promise<PayoutAnswer> {
    const answer = await this.reader.read(batchId, files.answer, { claim: true, clerk: memberId });
    return this.views.of(batchId, await this.taker.take(batchId, answer, memberId));
  }
}
