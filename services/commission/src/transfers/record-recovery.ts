import { indianDay, toRupees, type BodyOf, type recordRecovery } from '@deepam/contracts';
import { AuditTrail, ApprovalPolicy } from '@deepam/messaging';
import { Clock, DomainError, newId, Transactions } from '@deepam/platform';
import { Injectable } from '@nestjs/common';
import type { ClientSession } from 'mongoose';
import { PayablesRepository } from '../payables/payables.repository.js';
import { timesPaidIn } from './domain/transfer.js';
import { paidOn } from './domain/transfer-facts.js';
import { TransferBook } from './transfer-book.js';
import { TransfersRepository } from './transfers.repository.js';

const tooEarly = 'The money can’t be given back before the day of its last payment.';

type Recovery = BodyOf<typeof recordRecovery> & { readonly transferId: string; readonly recordedBy: string };

/** The recovery of a duplicate payment always needs two people, since a single clerk could hide a payment with it. */
@Injectable()
export class RecordRecovery {
  constructor(
    private readonly transfers: TransfersRepository,
    private readonly payables: PayablesRepository,
    private readonly book: TransferBook,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
    private readonly audit: AuditTrail,
    private readonly approvalPolicy: ApprovalPolicy,
  ) {}

  /**
   * @throws DomainError COMMISSION.TRANSFER_NOT_FOUND, COMMISSION.NOT_PAID_TWICE, COMMISSION.DAY_AHEAD, REQUEST.INVALID
   * for a day before the payment; ApproverNeeded
   */
  async execute(recovery: Recovery): Promise<void> {
    if (recovery.day > indianDay(this.clock.now())) throw new DomainError('COMMISSION.DAY_AHEAD');
    await this.transactions.run((session) => this.record(session, recovery));
  }

  private async record(session: ClientSession, { transferId, reason, day, recordedBy }: Recovery): Promise<void> {
    const transfer = await this.transfers.find(transferId, session);
    if (!transfer) throw new DomainError('COMMISSION.TRANSFER_NOT_FOUND');
    const payable = await this.payables.find(transfer.payableId, session);
    if (payable?.state !== 'paid-twice' || timesPaidIn(transfer.state) === 0)
      throw new DomainError('COMMISSION.NOT_PAID_TWICE');
    // A return ends an earlier payment only, so a recovery of an earlier day would change nothing.
    if (day < (paidOn(transfer) ?? day))
      throw new DomainError('REQUEST.INVALID', { message: tooEarly, details: { day: tooEarly } });
    const { memberId, netPaise: amountPaise, version, payableId } = transfer;
    await this.approvalPolicy.consume(session, {
      amountPaise,
      memberId,
      subject: {
        kind: 'payable',
        id: payableId,
      },
      reason,
      isAlways: true,
      seen: [version, day],
    });
    await this.book.addEvidence(session, transfer, {
      source: 'person',
      sourceId: newId(),
      says: 'returned',
      day,
      amountPaise,
      utr: null,
      recordedBy,
      accounts: this.approvalPolicy.requesterAccounts,
      reason,
    });
    await this.audit.record(session, 'transfer-recovered', {
      memberId,
      subject: {
        kind: 'transfer',
        id: transferId,
      },
      after: {
        amount: toRupees(amountPaise),
        reason,
      },
    });
  }
}
