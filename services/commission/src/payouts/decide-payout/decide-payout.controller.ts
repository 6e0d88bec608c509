import { toPaise, updateCommissionStatus, type ResponseOf } from '@deepam/contracts';
import { FourEyes } from '@deepam/messaging';
import { CurrentCaller, Input, Route, type Caller, type InputOf } from '@deepam/platform';
import { Controller } from '@nestjs/common';
import { DecidePayoutHandler } from './decide-payout.handler.js';

const messages = { Approved: 'The payout was approved.', Rejected: 'The payout was rejected.' } as const;

@Controller()
export class DecidePayoutController {
  private readonly guarded = this.fourEyes.guard(updateCommissionStatus, (input, caller) =>
    this.carryOut(input, caller),
  );

  constructor(
    private readonly handler: DecidePayoutHandler,
    private readonly fourEyes: FourEyes,
  ) {}

  @Route(updateCommissionStatus)
  decide(@Input() input: InputOf<typeof updateCommissionStatus>, @CurrentCaller() caller: Caller) {
    return this.guarded(input, caller);
  }

  private async carryOut(
    { body, files }: InputOf<typeof updateCommissionStatus>,
    caller: Caller,
  ): Promise<ResponseOf<typeof updateCommissionStatus>> {
    const { userId: memberId, commissionId: payoutId, status, reason, net, saidPaid, sentToo } = body;
    const sent = net === undefined ? {} : { sentPaise: toPaise(net) };
    const known = saidPaid === undefined ? {} : { knownPayment: saidPaid, isSentToo: sentToo !== undefined };
    const wish = { payoutId, memberId, status, reason: reason || null, ...sent, ...known };
    const decision = { ...wish, decidedBy: caller.memberId };
    await this.handler.execute(decision, files.paymentProof);
    return { message: messages[status] };
  }
}
