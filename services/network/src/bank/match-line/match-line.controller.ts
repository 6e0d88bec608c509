import { matchBankLine, type ResponseOf } from '@deepam/contracts';
import { CurrentCaller, Input, Route, type Caller, type InputOf } from '@deepam/platform';
import { Controller } from '@nestjs/common';
import { MatchLineHandler } from './match-line.handler.js';

@Controller()
export class MatchLineController {
  constructor(private readonly matchLine: MatchLineHandler) {}

  @Route(matchBankLine)
  async match(
    @Input() { params, body }: InputOf<typeof matchBankLine>,
    @CurrentCaller() caller: Caller,
  ): Promise<ResponseOf<typeof matchBankLine>> {
    await this.matchLine.execute(params.id, body.expectedId, caller);
    return { message: 'The credit is matched to this request.' };
  }
}
