import { transferReminderDue } from '@deepam/contracts';
import { Outbox } from '@deepam/messaging';
import { BackgroundLoop, Clock, Transactions } from '@deepam/platform';
import { Injectable, Logger, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { isReminderDue, remindableSince } from './domain/transfer-facts.js';
import { TransferBook } from './transfer-book.js';
import { TransfersRepository } from './transfers.repository.js';

const hour = 3_600_000;

/**
 * The reminder comes before other people may send the money. The transaction of its event counts it, so any replica may
 * send it.
 */
@Injectable()
export class RequesterReminders implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly logger = new Logger(RequesterReminders.name);
  private readonly loop = new BackgroundLoop(RequesterReminders.name, () => this.remindDue(), hour);

  constructor(
    private readonly transfers: TransfersRepository,
    private readonly book: TransferBook,
    private readonly transactions: Transactions,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  onApplicationBootstrap(): void {
    this.loop.schedule();
  }

  async onModuleDestroy(): Promise<void> {
    await this.loop.stop();
  }

  async remindDue(): Promise<void> {
    const now = this.clock.now();
    for (const transfer of await this.transfers.toRecordSince(remindableSince(now)))
      if (isReminderDue(transfer, now)) await this.remindOrLog(transfer._id, now);
  }

  /** A failing reminder does not block the others. */
  private async remindOrLog(id: string, now: Date): Promise<void> {
    try {
      await this.remind(id, now);
    } catch (error) {
      this.logger.error(`No reminder until the next hour: ${id}`, error instanceof Error ? error.stack : error);
    }
  }

  private async remind(id: string, now: Date): Promise<void> {
    await this.transactions.run(async (session) => {
      const transfer = await this.transfers.find(id, session);
      // The transfer is recorded as sent, or another replica was faster.
      if (!transfer || !isReminderDue(transfer, now)) return;
      await this.book.noteReminder(session, transfer, now);
      const { payableId, requestedBy, netPaise: amountPaise, approvedAt } = transfer;
      await this.outbox.add(session, transferReminderDue, {
        transferId: id,
        payableId,
        requestedBy,
        amountPaise,
        approvedAt: approvedAt.toISOString(),
      });
    });
  }
}
