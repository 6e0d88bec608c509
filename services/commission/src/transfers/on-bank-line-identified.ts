import { bankLineIdentified, indianDay } from '@deepam/contracts';
import { OnEvent, type EventContext, type EventOf } from '@deepam/messaging';
import { Controller, Logger } from '@nestjs/common';
import { Ctx, Payload } from '@nestjs/microservices';
import { TransferBook } from './transfer-book.js';
import { TransfersRepository } from './transfers.repository.js';

/**
 * A line of a bank statement is evidence of a transfer: a debit has paid it, and a credit has returned it. A line that
 * contradicts the transfer is kept as doubtful evidence.
 */
@Controller()
export class OnBankLineIdentified {
  private readonly logger = new Logger(OnBankLineIdentified.name);

  constructor(
    private readonly transfers: TransfersRepository,
    private readonly book: TransferBook,
  ) {}

  @OnEvent(bankLineIdentified)
  async handle(
    @Payload() { data }: EventOf<typeof bankLineIdentified>,
    @Ctx() { session }: EventContext,
  ): Promise<void> {
    const { transferId, movementKey, direction, amountPaise, day, utr, isDoubtful } = data;
    const { importedBy: recordedBy, importerAccounts: accounts } = data;
    const transfer = await this.transfers.find(transferId, session);
    if (!transfer) {
      this.logger.error(`The bank line ${movementKey} is evidence of the unknown transfer ${transferId}`);
      return;
    }
    const isAhead = day > indianDay(new Date(data.identifiedAt));
    const doubt = (isDoubtful || isAhead || amountPaise !== transfer.netPaise) && { isDoubtful: true as const };
    await this.book.addEvidence(session, transfer, {
      source: 'statement-line',
      sourceId: doubt ? `${movementKey} doubtful` : movementKey,
      says: direction === 'debit' ? 'paid' : 'returned',
      day,
      amountPaise,
      utr,
      reason: null,
      recordedBy,
      accounts,
      ...doubt,
    });
  }
}
