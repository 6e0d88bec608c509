import { correctPosting, toPaise, type ResponseOf } from '@deepam/contracts';
import { ApprovalWorkflow } from '@deepam/messaging';
import { CurrentCaller, Input, Route, type Caller, type InputOf } from '@deepam/platform';
import { Controller } from '@nestjs/common';
import { CorrectPostingHandler } from './correct-posting.js';

@Controller()
export class LedgerController {
  private readonly guarded = this.approvals.guard(correctPosting, (input, caller) => this.carryOut(input, caller));

  constructor(
    private readonly correctPostingHandler: CorrectPostingHandler,
    private readonly approvals: ApprovalWorkflow,
  ) {}

  @Route(correctPosting)
  correctPosting(@Input() input: InputOf<typeof correctPosting>, @CurrentCaller() caller: Caller) {
    return this.guarded(input, caller);
  }

  private async carryOut(
    { body }: InputOf<typeof correctPosting>,
    { memberId }: Caller,
  ): Promise<ResponseOf<typeof correctPosting>> {
    const { postingId, reason, amount } = body;
    const wanted = amount === undefined ? null : toPaise(amount);
    const correctionId = await this.correctPostingHandler.execute(postingId, reason, wanted, memberId);
    return {
      message: amount === undefined ? 'The credit was reversed.' : 'That part of the credit was reversed.',
      correctionId,
    };
  }
}
