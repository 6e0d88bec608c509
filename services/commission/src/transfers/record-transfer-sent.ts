import { indianDay, toRupees, type BodyOf, type recordTransferSent } from '@deepam/contracts';
import { AuditTrail } from '@deepam/messaging';
import {
  accountsOfCaller,
  Clock,
  DomainError,
  newId,
  ObjectStore,
  Transactions,
  type UploadedFile,
} from '@deepam/platform';
import { Injectable } from '@nestjs/common';
import type { ClientSession } from 'mongoose';
import { isOverdue, isToRecord } from './domain/transfer-facts.js';
import { TransferBook } from './transfer-book.js';
import { TransfersRepository } from './transfers.repository.js';

type Sent = BodyOf<typeof recordTransferSent> & { readonly transferId: string; readonly sentBy: string };

@Injectable()
export class RecordTransferSent {
  constructor(
    private readonly transfers: TransfersRepository,
    private readonly book: TransferBook,
    private readonly store: ObjectStore,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
    private readonly audit: AuditTrail,
  ) {}

  /**
   * @throws DomainError COMMISSION.TRANSFER_NOT_FOUND, COMMISSION.TRANSFER_ENDED, COMMISSION.UTR_USED, ACCESS.NOT_YOURS
   * for others than its requester
   */
  async execute(sent: Sent, proof: UploadedFile | undefined): Promise<void> {
    const record = (proofKey: string | null) =>
      this.transactions.run((session) => this.record(session, sent, proofKey));
    return proof === undefined ? record(null) : this.store.withStored('commission/payment-proofs', proof, record);
  }

  private async record(
    session: ClientSession,
    { transferId, utr, sentBy }: Sent,
    proofKey: string | null,
  ): Promise<void> {
    const transfer = await this.transfers.find(transferId, session);
    if (!transfer) throw new DomainError('COMMISSION.TRANSFER_NOT_FOUND');
    if (!isToRecord(transfer)) throw new DomainError('COMMISSION.TRANSFER_ENDED');
    const now = this.clock.now();
    if (transfer.requestedBy !== sentBy && !isOverdue(transfer, now)) throw new DomainError('ACCESS.NOT_YOURS');
    const { netPaise: amountPaise, memberId } = transfer;
    await this.book.addEvidence(
      session,
      transfer,
      {
        source: 'person',
        sourceId: newId(),
        says: 'paid',
        day: indianDay(now),
        amountPaise,
        utr: utr ?? null,
        recordedBy: sentBy,
        accounts: accountsOfCaller(),
        reason: null,
      },
      { ...(proofKey !== null && { proofKey }), ...(utr !== undefined && { typedUtr: utr }) },
    );
    await this.audit.record(session, 'transfer-sent', {
      memberId,
      subject: {
        kind: 'transfer',
        id: transferId,
      },
      after: { amount: toRupees(amountPaise) },
    });
  }
}
