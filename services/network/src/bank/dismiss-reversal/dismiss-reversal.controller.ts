import { dismissReversal, type ResponseOf } from '@deepam/contracts';
import { ApprovalWorkflow } from '@deepam/messaging';
import { CurrentCaller, Input, Route, type Caller, type InputOf } from '@deepam/platform';
import { Controller } from '@nestjs/common';
import { DismissReversalHandler } from './dismiss-reversal.handler.js';

@Controller()
export class DismissReversalController {
  private readonly guarded = this.approvals.guard(dismissReversal, (input, caller) => this.carryOut(input, caller));

  constructor(
    private readonly handler: DismissReversalHandler,
    private readonly approvals: ApprovalWorkflow,
  ) {}

  @Route(dismissReversal)
  dismiss(@CurrentCaller() caller: Caller, @Input() input: InputOf<typeof dismissReversal>) {
    return this.guarded(input, caller);
  }

  private async carryOut(
    { params }: InputOf<typeof dismissReversal>,
    caller: Caller,
  ): Promise<ResponseOf<typeof dismissReversal>> {
    await this.handler.execute(params.id, caller);
    return { message: 'This credit is not reversed.' };
  }
}
