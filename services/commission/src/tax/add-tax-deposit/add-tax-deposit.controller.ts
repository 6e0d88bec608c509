import { addTaxDeposit, toRupees, type ResponseOf } from '@deepam/contracts';
import { ApprovalWorkflow } from '@deepam/messaging';
import { CurrentCaller, Input, Route, type Caller, type InputOf } from '@deepam/platform';
import { Controller } from '@nestjs/common';
import { AddTaxDepositHandler } from './add-tax-deposit.handler.js';

@Controller()
export class AddTaxDepositController {
  private readonly guarded = this.approvals.guard(addTaxDeposit, (input, caller) => this.carryOut(input, caller));

  constructor(
    private readonly handler: AddTaxDepositHandler,
    private readonly approvals: ApprovalWorkflow,
  ) {}

  @Route(addTaxDeposit)
  add(@Input() input: InputOf<typeof addTaxDeposit>, @CurrentCaller() caller: Caller) {
    return this.guarded(input, caller);
  }

  private async carryOut(
    { body }: InputOf<typeof addTaxDeposit>,
    { memberId }: Caller,
  ): Promise<ResponseOf<typeof addTaxDeposit>> {
    const owed = await this.handler.execute(body, memberId);
    return { message: 'The payment to the government was noted.', owed: toRupees(owed) };
  }
}
