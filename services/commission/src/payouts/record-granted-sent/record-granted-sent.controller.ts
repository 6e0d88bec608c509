import { recordGrantedSent, type ResponseOf } from '@deepam/contracts';
import { CurrentCaller, Input, Route, type Caller, type InputOf } from '@deepam/platform';
import { Controller } from '@nestjs/common';
import { RecordGrantedSentHandler } from './record-granted-sent.handler.js';

@Controller()
export class RecordGrantedSentController {
  constructor(private readonly handler: RecordGrantedSentHandler) {}

  @Route(recordGrantedSent)
  async record(
    @Input() { params, body, files }: InputOf<typeof recordGrantedSent>,
    @CurrentCaller() { memberId: sentBy }: Caller,
  ): Promise<ResponseOf<typeof recordGrantedSent>> {
    const sent = { payoutId: params.payoutId, grantedAt: new Date(body.since), sentBy };
    await this.handler.execute(sent, files.paymentProof);
    return { message: 'It is recorded that the payout was sent.' };
  }
}
