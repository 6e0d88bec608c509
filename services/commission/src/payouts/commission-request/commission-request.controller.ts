import { commissionRequest, toPaise, type ResponseOf } from '@deepam/contracts';
import { CurrentCaller, Input, Route, type Caller, type InputOf } from '@deepam/platform';
import { Controller } from '@nestjs/common';
import { payoutEntry } from '../payout-entry.js';
import { CommissionRequestHandler } from './commission-request.handler.js';

@Controller()
export class CommissionRequestController {
  constructor(private readonly handler: CommissionRequestHandler) {}

  @Route(commissionRequest)
  async request(
    @Input() { body }: InputOf<typeof commissionRequest>,
    @CurrentCaller() caller: Caller,
  ): Promise<ResponseOf<typeof commissionRequest>> {
    const payout = await this.handler.execute(caller, toPaise(body.commissionAmount), body.from);
    return { message: 'Commission Requested Successfully', entry: payoutEntry(payout) };
  }
}
