import { payoutBatchFile } from '@deepam/contracts';
import { CurrentCaller, Input, Route, type Caller, type InputOf } from '@deepam/platform';
import { Controller, StreamableFile } from '@nestjs/common';
import { GetBatchFileHandler } from './get-batch-file.handler.js';

@Controller()
export class GetBatchFileController {
  constructor(private readonly handler: GetBatchFileHandler) {}

  @Route(payoutBatchFile)
  async file(@Input() { params, query }: InputOf<typeof payoutBatchFile>, @CurrentCaller() caller: Caller) {
    const { name, text } = await this.handler.execute(params.batchId, query.format, caller);
    return new StreamableFile(Buffer.from(text), {
      type: 'text/csv; charset=utf-8',
      disposition: `attachment; filename="${name}"`,
    });
  }
}
