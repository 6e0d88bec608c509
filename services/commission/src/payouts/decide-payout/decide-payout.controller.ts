import { updateCommissionStatus, type ResponseOf } from '@deepam/contracts';
import { CurrentCaller, Input, Route, type Caller, type InputOf } from '@deepam/platform';
import { Controller } from '@nestjs/common';
import { DecidePayoutHandler } from './decide-payout.handler.js';

const messages = { Approved: 'The payout was approved.', Rejected: 'The payout was rejected.' } as const;

@Controller()
export class DecidePayoutController {
  constructor(private readonly handler: DecidePayoutHandler) {}

  @Route(updateCommissionStatus)
  async decide(
    @Input() { body, files }: InputOf<typeof updateCommissionStatus>,
    @CurrentCaller() caller: Caller,
  ): Promise<ResponseOf<typeof updateCommissionStatus>> {
    const { userId: memberId, commissionId: payoutId, status, reason } = body;
    const decision = { payoutId, memberId, status, reason: reason || null, decidedBy: caller.memberId };
    await this.handler.execute(decision, files.paymentProof);
    return { message: messages[status] };
  }
}
