import { exportPayoutFile } from '@deepam/contracts';
import { FourEyes } from '@deepam/messaging';
import { CurrentCaller, Input, Route, type Caller, type InputOf } from '@deepam/platform';
import { Controller, StreamableFile } from '@nestjs/common';
import { ExportBatchFileHandler } from './export-batch-file.handler.js';

@Controller()
export class ExportBatchFileController {
  /** Account numbers are kept in no row: whoever asked makes the file, once it was allowed. */
  private readonly guarded = this.fourEyes.guard(exportPayoutFile, (input, caller) => this.carryOut(input, caller), {
    isAllowedOnly: true,
    alsoNeeds: 'payouts',
  });

  constructor(
    private readonly handler: ExportBatchFileHandler,
    private readonly fourEyes: FourEyes,
  ) {}

  @Route(exportPayoutFile)
  file(@Input() input: InputOf<typeof exportPayoutFile>, @CurrentCaller() caller: Caller) {
    return this.guarded(input, caller);
  }

  private async carryOut({ params, body }: InputOf<typeof exportPayoutFile>, caller: Caller): Promise<StreamableFile> {
    const { name, text } = await this.handler.execute(params.batchId, body, caller);
    return new StreamableFile(Buffer.from(text), {
      type: 'text/plain; charset=us-ascii',
      disposition: `attachment; filename="${name}"`,
    });
  }
}
