import { matchBankLine, type ResponseOf } from '@deepam/contracts';
import { ApprovalWorkflow } from '@deepam/messaging';
import { CurrentCaller, Input, Route, type Caller, type InputOf } from '@deepam/platform';
import { Controller } from '@nestjs/common';
import { MatchBankLineHandler } from './match-bank-line.handler.js';

@Controller()
export class MatchBankLineController {
  private readonly guarded = this.approvals.guard(matchBankLine, (input, caller) => this.carryOut(input, caller));

  constructor(
    private readonly handler: MatchBankLineHandler,
    private readonly approvals: ApprovalWorkflow,
  ) {}

  @Route(matchBankLine)
  match(@CurrentCaller() caller: Caller, @Input() input: InputOf<typeof matchBankLine>) {
    return this.guarded(input, caller);
  }

  private async carryOut(
    { params, body }: InputOf<typeof matchBankLine>,
    caller: Caller,
  ): Promise<ResponseOf<typeof matchBankLine>> {
    await this.handler.execute(params.id, body.expectedId, caller);
    return { message: 'The credit is matched to this request.' };
  }
}
