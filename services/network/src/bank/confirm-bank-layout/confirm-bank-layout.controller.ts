import { confirmBankLayout, type ResponseOf } from '@deepam/contracts';
import { ApprovalWorkflow } from '@deepam/messaging';
import { CurrentCaller, Input, Route, type Caller, type InputOf } from '@deepam/platform';
import { Controller } from '@nestjs/common';
import { ConfirmBankLayoutHandler } from './confirm-bank-layout.handler.js';

@Controller()
export class ConfirmBankLayoutController {
  private readonly guarded = this.approvals.guard(confirmBankLayout, (input, caller) => this.carryOut(input, caller));

  constructor(
    private readonly confirmLayout: ConfirmBankLayoutHandler,
    private readonly approvals: ApprovalWorkflow,
  ) {}

  @Route(confirmBankLayout)
  confirm(@CurrentCaller() caller: Caller, @Input() input: InputOf<typeof confirmBankLayout>) {
    return this.guarded(input, caller);
  }

  private async carryOut(
    { body }: InputOf<typeof confirmBankLayout>,
    { memberId }: Caller,
  ): Promise<ResponseOf<typeof confirmBankLayout>> {
    const { version, layout, confirmedAt } = await this.confirmLayout.execute(body, memberId);
    return { version, layout, confirmedAt: confirmedAt.toISOString() };
  }
}
