import { reverseSale, type ResponseOf } from '@deepam/contracts';
import { ApprovalWorkflow } from '@deepam/messaging';
import { CurrentCaller, Input, Route, type Caller, type InputOf } from '@deepam/platform';
import { Controller } from '@nestjs/common';
import { ReverseSaleHandler } from './reverse-sale.handler.js';

@Controller()
export class ReverseSaleController {
  private readonly guarded = this.approvals.guard(reverseSale, (input, caller) => this.carryOut(input, caller));

  constructor(
    private readonly handler: ReverseSaleHandler,
    private readonly approvals: ApprovalWorkflow,
  ) {}

  @Route(reverseSale)
  reverse(@CurrentCaller() caller: Caller, @Input() input: InputOf<typeof reverseSale>) {
    return this.guarded(input, caller);
  }

  private async carryOut(
    { params, body }: InputOf<typeof reverseSale>,
    caller: Caller,
  ): Promise<ResponseOf<typeof reverseSale>> {
    const plan = await this.handler.execute(params.id, body, caller);
    const left = plan === null ? 'no plan' : `the ${plan} plan`;
    return { message: `The sale is reversed. The member has ${left} now.` };
  }
}
