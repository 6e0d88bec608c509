import { toRupees } from '@deepam/contracts';
import { AuditTrail } from '@deepam/messaging';
import { accountsOfCaller, Clock, DomainError, Transactions } from '@deepam/platform';
import { Injectable } from '@nestjs/common';
import type { ClientSession } from 'mongoose';
import { isOverdue, releasableFrom } from './domain/transfer-facts.js';
import { TransferBook } from './transfer-book.js';
import type { TransferDocument } from './transfer.schema.js';
import { TransfersRepository } from './transfers.repository.js';

interface Ending {
  readonly transferId: string;
  readonly reason: string;
  readonly by: string;
}

@Injectable()
export class EndTransfer {
  constructor(
    private readonly transfers: TransfersRepository,
    private readonly book: TransferBook,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
    private readonly audit: AuditTrail,
  ) {}

  /**
   * The requester of a manual transfer may have sent the money already and has a week to record it, so other people
   * can't cancel it before.
   * @throws DomainError COMMISSION.TRANSFER_NOT_FOUND, COMMISSION.TRANSFER_ENDED, COMMISSION.TRANSFER_IN_FILE,
   * ACCESS.NOT_YOURS
   */
  async cancelTransfer(ending: Ending): Promise<void> {
    await this.transactions.run(async (session) => {
      const transfer = await this.openTransfer(session, ending.transferId);
      if (transfer.channel === 'bank-file') throw new DomainError('COMMISSION.TRANSFER_IN_FILE');
      if (transfer.requestedBy !== ending.by && !isOverdue(transfer, this.clock.now()))
        throw new DomainError('ACCESS.NOT_YOURS');
      await this.end(session, transfer, 'cancelled', ending);
    });
  }

  /**
   * @throws DomainError COMMISSION.TRANSFER_NOT_FOUND, COMMISSION.TRANSFER_ENDED, COMMISSION.BANK_MAY_ANSWER with the
   * time from which it can be released
   */
  async releaseTransfer(ending: Ending): Promise<void> {
    await this.transactions.run(async (session) => {
      const transfer = await this.openTransfer(session, ending.transferId);
      const from = releasableFrom(transfer);
      if (!from || from > this.clock.now())
        throw new DomainError('COMMISSION.BANK_MAY_ANSWER', from ? { details: { from: from.toISOString() } } : {});
      await this.end(session, transfer, 'released', ending);
    });
  }

  private async openTransfer(session: ClientSession, id: string): Promise<TransferDocument> {
    const transfer = await this.transfers.find(id, session);
    if (!transfer) throw new DomainError('COMMISSION.TRANSFER_NOT_FOUND');
    if (transfer.state !== 'approved' && transfer.state !== 'submitted')
      throw new DomainError('COMMISSION.TRANSFER_ENDED');
    return transfer;
  }

  private async end(
    session: ClientSession,
    transfer: TransferDocument,
    how: 'cancelled' | 'released',
    { reason, by }: Ending,
  ): Promise<void> {
    await this.book.end(session, transfer, how, { by, accounts: accountsOfCaller(), reason, leftOut: null });
    const { _id: id, memberId, netPaise } = transfer;
    await this.audit.record(session, `transfer-${how}`, {
      memberId,
      subject: {
        kind: 'transfer',
        id,
      },
      after: {
        amount: toRupees(netPaise),
        reason,
      },
    });
  }
}
