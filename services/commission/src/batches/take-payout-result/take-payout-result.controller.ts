import { takePayoutResult, type PayoutAnswer } from '@deepam/contracts';
import { CurrentCaller, Input, Route, type Caller, type InputOf } from '@deepam/platform';
import { Controller } from '@nestjs/common';
import { AnswerReader } from '../answers/answer-reader.js';
import { AnswerTaker } from '../answers/answer-taker.js';

@Controller()
export class TakePayoutResultController {
  constructor(
    private readonly reader: AnswerReader,
    private readonly taker: AnswerTaker,
  ) {}

  @Route(takePayoutResult)
  async take(
    @Input() { params: { batchId }, files }: InputOf<typeof takePayoutResult>,
    @CurrentCaller() { memberId }: Caller,
  ): Promise<PayoutAnswer> {
    const answer = await this.reader.read(batchId, files.answer);
    return this.reader.view(batchId, await this.taker.take(batchId, answer, memberId));
  }
}
