import { waitingPayouts, type ResponseOf } from '@deepam/contracts';
import { Route } from '@deepam/platform';
import { Controller } from '@nestjs/common';
import { Payouts } from '../persistence/payouts.repository.js';

@Controller()
export class CountWaitingController {
  constructor(private readonly payouts: Payouts) {}

  @Route(waitingPayouts)
  async count(): Promise<ResponseOf<typeof waitingPayouts>> {
    return { payouts: await this.payouts.countWaiting() };
  }
}
