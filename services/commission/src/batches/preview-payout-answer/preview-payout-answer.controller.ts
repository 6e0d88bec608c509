import { previewPayoutAnswer, type PayoutAnswer } from '@deepam/contracts';
import { Input, Route, type InputOf } from '@deepam/platform';
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
  async preview(@Input() { params, files }: InputOf<typeof previewPayoutAnswer>): Promise<PayoutAnswer> {
    return this.views.of(params.batchId, await this.reader.read(params.batchId, files.answer, false));
  }
}
