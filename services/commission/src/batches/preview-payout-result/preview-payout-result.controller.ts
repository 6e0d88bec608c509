import { previewPayoutResult, type PayoutAnswer } from '@deepam/contracts';
import { Input, Route, type InputOf } from '@deepam/platform';
import { Controller } from '@nestjs/common';
import { AnswerReader } from '../answers/answer-reader.js';

@Controller()
export class PreviewPayoutResultController {
  constructor(private readonly reader: AnswerReader) {}

  @Route(previewPayoutResult)
  async preview(@Input() { params, files }: InputOf<typeof previewPayoutResult>): Promise<PayoutAnswer> {
    return this.reader.view(params.batchId, await this.reader.read(params.batchId, files.answer));
  }
}
