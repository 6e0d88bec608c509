import { commissionRequest, toPaise, type ResponseOf } from '@deepam/contracts';
import { CurrentCaller, Input, Route, type Caller, type InputOf } from '@deepam/platform';
import { Controller } from '@nestjs/common';
import { CommissionRequestHandler } from './commission-request.js';
import { payoutEntry } from './payout-entry.js';

@Controller()
export class PayoutsController {
  constructor(private readonly commissionRequestHandler: CommissionRequestHandler) {}

  @Route(commissionRequest)
  async commissionRequest(
    @Input() { body }: InputOf<typeof commissionRequest>,
    @CurrentCaller() caller: Caller,
  ): Promise<ResponseOf<typeof commissionRequest>> {
    const payout = await this.commissionRequestHandler.execute(caller, toPaise(body.commissionAmount), body.from);
    return { message: 'Commission Requested Successfully', entry: payoutEntry(payout) };
  }
}
