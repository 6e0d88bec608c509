import { previewPayoutAnswer, type PayoutAnswer } from '@deepam/contracts';
import { CurrentCaller, Input, Route, type Caller, type InputOf } from '@deepam/platform';
import { Controller } from '@nestjs/common';
import { AnswerReader } from '../answers/answer-reader.js';
import { AnswerViews } from '../answers/answer-views.js';

@Controller()
export class PreviewPayoutAnswerController {
  constructor(
    private readonly reader: AnswerReader,
    private readonly views: AnswerViews,
  ) {}

  @Route(previewPayoutAnswer)
  async preview(
    @CurrentCaller() { memberId: clerk }: Caller,
    @Input() { params: { batchId }, files }: InputOf<typeof previewPayoutAnswer>,
  ): Promise<PayoutAnswer> {
    return this.views.of(batchId, await this.reader.read(batchId, files.answer, { claim: false, clerk }));
  }
}
