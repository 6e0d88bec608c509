import { addEarnings, toPaise, type ResponseOf } from '@deepam/contracts';
import { ApprovalWorkflow } from '@deepam/messaging';
import { CurrentCaller, Input, Route, type Caller, type InputOf } from '@deepam/platform';
import { Controller } from '@nestjs/common';
import { AddEarningsHandler } from './add-earnings.js';

@Controller()
export class EarningsController {
  private readonly guarded = this.approvals.guard(addEarnings, (input, caller) => this.carryOut(input, caller));

  constructor(
    private readonly addEarningsHandler: AddEarningsHandler,
    private readonly approvals: ApprovalWorkflow,
  ) {}

  @Route(addEarnings)
  addEarnings(@Input() input: InputOf<typeof addEarnings>, @CurrentCaller() caller: Caller) {
    return this.guarded(input, caller);
  }

  private async carryOut(
    { body }: InputOf<typeof addEarnings>,
    { memberId: decidedBy }: Caller,
  ): Promise<ResponseOf<typeof addEarnings>> {
    const { userId: memberId, earning, reason } = body;
    await this.addEarningsHandler.execute({
      memberId,
      amountPaise: toPaise(earning),
      reason: reason || null,
      decidedBy,
    });
    return { message: 'The earnings were added.' };
  }
}
