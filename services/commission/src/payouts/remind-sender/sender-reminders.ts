import { payoutSenderReminded } from '@deepam/contracts';
import { Outbox } from '@deepam/messaging';
import { BackgroundLoop, Clock, Transactions } from '@deepam/platform';
import { Injectable, Logger, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { remindableSince, reminderFor, senderOf } from '../domain/granted-payout.js';
import { PayoutsRepository } from '../persistence/payouts.repository.js';

const hour = 3_600_000;

/**
 * Asks whoever sends what was granted whether they have, before somebody else may send it as well. Any replica may: that it was asked is noted in the
 * transaction of the event.
 */
@Injectable()
export class SenderReminders implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly logger = new Logger(SenderReminders.name);
  private readonly loop = new BackgroundLoop(SenderReminders.name, () => this.look(), hour);

  constructor(
    private readonly payouts: PayoutsRepository,
    private readonly transactions: Transactions,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  onApplicationBootstrap(): void {
    this.loop.later();
  }

  async onModuleDestroy(): Promise<void> {
    await this.loop.stop();
  }

  /** @returns false: none of them is due again within the hour */
  async look(): Promise<false> {
    const now = this.clock.now();
    const granted = await this.payouts.toSendSince(remindableSince(now));
    for (const payout of granted) if (reminderFor(payout, now)) await this.remindOrLog(payout._id, now);
    return false;
  }

  /** One that fails does not keep the others from being asked about. */
  private async remindOrLog(id: string, now: Date): Promise<void> {
    try {
      await this.remind(id, now);
    } catch (error) {
      this.logger.error(`Not asked about until the next hour: ${id}`, error instanceof Error ? error.stack : error);
    }
  }

  private async remind(id: string, now: Date): Promise<void> {
    await this.transactions.run(async (session) => {
      const [payout] = await this.payouts.findAll([id], session);
      const reminder = payout && reminderFor(payout, now);
      const senderId = payout && senderOf(payout);
      // It is recorded by now, or another replica was faster.
      if (!payout || !reminder || !senderId) return;
      await this.payouts.noteReminder(session, id, reminder);
      const amountPaise = payout.tax?.netPaise ?? payout.amountPaise;
      await this.outbox.add(session, payoutSenderReminded, {
        ...{ payoutId: id, senderId, amountPaise },
        grantedAt: reminder.since.toISOString(),
      });
    });
  }
}
