import { recordPayoutSent, toPaise, type ResponseOf } from '@deepam/contracts';
import { FourEyes } from '@deepam/messaging';
import { CurrentCaller, Input, Route, type Caller, type InputOf } from '@deepam/platform';
import { Controller } from '@nestjs/common';
import { RecordPayoutSentHandler } from './record-payout-sent.handler.js';

@Controller()
export class RecordPayoutSentController {
  private readonly guarded = this.fourEyes.guard(recordPayoutSent, (input, caller) => this.carryOut(input, caller));

  constructor(
    private readonly handler: RecordPayoutSentHandler,
    private readonly fourEyes: FourEyes,
  ) {}

  @Route(recordPayoutSent)
  record(@Input() input: InputOf<typeof recordPayoutSent>, @CurrentCaller() caller: Caller) {
    return this.guarded(input, caller);
  }

  private async carryOut(
    { params, body, files }: InputOf<typeof recordPayoutSent>,
    { memberId: sentBy }: Caller,
  ): Promise<ResponseOf<typeof recordPayoutSent>> {
    await this.handler.execute({ payoutId: params.payoutId, sentPaise: toPaise(body.net), sentBy }, files.paymentProof);
    return { message: 'It is recorded that the payout was sent again.' };
  }
}
