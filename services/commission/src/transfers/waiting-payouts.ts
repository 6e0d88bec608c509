import type { ResponseOf, waitingPayouts } from '@deepam/contracts';
import { Injectable } from '@nestjs/common';
import { PayablesRepository } from '../payables/payables.repository.js';
import { PayoutsRepository } from '../payouts/persistence/payouts.repository.js';
import { TransfersRepository } from './transfers.repository.js';

@Injectable()
export class WaitingPayoutsHandler {
  constructor(
    private readonly payouts: PayoutsRepository,
    private readonly payables: PayablesRepository,
    private readonly transfers: TransfersRepository,
  ) {}

  async execute(): Promise<ResponseOf<typeof waitingPayouts>> {
    const [payouts, requested, owed, owedSince, toSend, approved, paidTwice] = await Promise.all([
      ...([this.payouts.countWaiting(), this.payouts.oldestWaiting()] as const),
      ...([this.payables.countUpTo('owed'), this.payables.findOldest('owed')] as const),
      ...([this.transfers.countToRecord(), this.transfers.oldestToRecord()] as const),
      this.payables.countUpTo('paid-twice'),
    ]);
    const since = {
      payouts: requested?.toISOString() ?? null,
      owed: owedSince?.toISOString() ?? null,
      toSend: approved?.toISOString() ?? null,
    };
    return { payouts, owed, toSend, paidTwice, since };
  }
}
