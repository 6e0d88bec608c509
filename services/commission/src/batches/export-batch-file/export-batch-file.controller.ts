import { exportPayoutFile } from '@deepam/contracts';
import { CurrentCaller, Input, Route, type Caller, type InputOf } from '@deepam/platform';
import { Controller, StreamableFile } from '@nestjs/common';
import { ExportBatchFileHandler } from './export-batch-file.handler.js';

@Controller()
export class ExportBatchFileController {
  constructor(private readonly handler: ExportBatchFileHandler) {}

  @Route(exportPayoutFile)
  async file(@Input() { params, body }: InputOf<typeof exportPayoutFile>, @CurrentCaller() caller: Caller) {
    const { name, text } = await this.handler.execute(params.batchId, body, caller);
    return new StreamableFile(Buffer.from(text), {
      type: 'text/plain; charset=us-ascii',
      disposition: `attachment; filename="${name}"`,
    });
  }
}
