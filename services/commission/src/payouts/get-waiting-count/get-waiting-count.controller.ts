import { waitingPayouts, type ResponseOf } from '@deepam/contracts';
import { Route } from '@deepam/platform';
import { Controller } from '@nestjs/common';
import { PayoutsRepository } from '../persistence/payouts.repository.js';

@Controller()
export class GetWaitingCountController {
  constructor(private readonly payouts: PayoutsRepository) {}

  @Route(waitingPayouts)
  async count(): Promise<ResponseOf<typeof waitingPayouts>> {
    const [payouts, oldest] = await Promise.all([this.payouts.countWaiting(), this.payouts.oldestWaiting()]);
    return { payouts, since: { payouts: oldest?.toISOString() ?? null } };
  }
}
