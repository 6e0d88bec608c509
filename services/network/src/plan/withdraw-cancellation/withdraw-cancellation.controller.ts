import { withdrawCancellation, type ResponseOf } from '@deepam/contracts';
import { CurrentCaller, Input, Route, type Caller, type InputOf } from '@deepam/platform';
import { Controller } from '@nestjs/common';
import { WithdrawCancellationHandler } from './withdraw-cancellation.handler.js';

@Controller()
export class WithdrawCancellationController {
  constructor(private readonly withdrawCancellation: WithdrawCancellationHandler) {}

  @Route(withdrawCancellation)
  async withdraw(
    @CurrentCaller() { memberId }: Caller,
    @Input() { params }: InputOf<typeof withdrawCancellation>,
  ): Promise<ResponseOf<typeof withdrawCancellation>> {
    await this.withdrawCancellation.execute(params.id, memberId);
    return { message: 'You keep your plan.' };
  }
}
