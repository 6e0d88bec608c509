import { updateCommissionStatus, type ResponseOf } from '@deepam/contracts';
import { CurrentCaller, Input, Route, type Caller, type InputOf } from '@deepam/platform';
import { Controller } from '@nestjs/common';
import { DecidePayout } from './decide-payout.handler.js';

const messages = { Approved: 'The payout was approved.', Rejected: 'The payout was rejected.' } as const;

@Controller()
export class DecidePayoutController {
  constructor(private readonly handler: DecidePayout) {}

  @Route(updateCommissionStatus)
  async decide(
    @Input() { body, files }: InputOf<typeof updateCommissionStatus>,
    @CurrentCaller() caller: Caller,
  ): Promise<ResponseOf<typeof updateCommissionStatus>> {
    const { userId: memberId, commissionId: payoutId, status, reason } = body;
    const decision = { payoutId, memberId, status, reason: reason || null, decidedBy: caller.memberId };
    await this.handler.handle(decision, files.paymentProof);
    return { message: messages[status] };
  }
}
