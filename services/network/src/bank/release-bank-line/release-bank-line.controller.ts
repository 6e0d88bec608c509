import { releaseBankLine, type ResponseOf } from '@deepam/contracts';
import { CurrentCaller, Input, Route, type Caller, type InputOf } from '@deepam/platform';
import { Controller } from '@nestjs/common';
import { ReleaseBankLineHandler } from './release-bank-line.handler.js';

@Controller()
export class ReleaseBankLineController {
  constructor(private readonly releaseLine: ReleaseBankLineHandler) {}

  @Route(releaseBankLine)
  async release(
    @CurrentCaller() caller: Caller,
    @Input() { params }: InputOf<typeof releaseBankLine>,
  ): Promise<ResponseOf<typeof releaseBankLine>> {
    await this.releaseLine.execute(params.id, caller);
    return { message: 'This line of the bank is free again.' };
  }
}
