import { waitingPayouts, type ResponseOf } from '@deepam/contracts';
import { Route } from '@deepam/platform';
import { Controller } from '@nestjs/common';
import { PayoutsRepository } from '../persistence/payouts.repository.js';

@Controller()
export class GetWaitingCountController {
  constructor(private readonly payouts: PayoutsRepository) {}

  @Route(waitingPayouts)
  async count(): Promise<ResponseOf<typeof waitingPayouts>> {
    const [payouts, oldest, toSendAgain, cameBack, toSend, granted] = await Promise.all([
      this.payouts.countWaiting(),
      this.payouts.oldestWaiting(),
      this.payouts.countToSendAgain(),
      this.payouts.oldestToSendAgain(),
      this.payouts.countToSend(),
      this.payouts.oldestToSend(),
    ]);
    const since = {
      payouts: oldest?.toISOString() ?? null,
      toSendAgain: cameBack?.toISOString() ?? null,
      toSend: granted?.toISOString() ?? null,
    };
    return { payouts, toSendAgain, toSend, since };
  }
}
