import { payoutSent, toRupees, type Paise } from '@deepam/contracts';
import { AuditTrail, Outbox, SecondPerson } from '@deepam/messaging';
import { Clock, currentContext, DomainError, ObjectStore, Transactions, type UploadedFile } from '@deepam/platform';
import { Injectable } from '@nestjs/common';
import type { ClientSession } from 'mongoose';
import { earlierFiles, isUnpaid } from '../../batches/earlier-files/earlier-file.js';
import { EarlierFiles } from '../../batches/earlier-files/earlier-files.js';
import { BatchesRepository } from '../../batches/persistence/batches.repository.js';
import { grantedSince, isOverdue } from '../domain/granted-payout.js';
import { refuseSaidPaid } from '../domain/said-paid.js';
import { PayoutHolds } from '../payout-holds.js';
import type { PayoutDocument } from '../persistence/payout.schema.js';
import { PayoutsRepository } from '../persistence/payouts.repository.js';

interface Sent {
  readonly payoutId: string;
  readonly sentPaise: Paise;
  readonly sentBy: string;
}

/**
 * A payout whose payment came back is sent by hand, or one that who asked has not recorded as sent in time. The books have it as paid, with its tax,
 * since it was approved: nothing is posted.
 */
@Injectable()
export class RecordPayoutSentHandler {
  constructor(
    private readonly payouts: PayoutsRepository,
    private readonly batches: BatchesRepository,
    private readonly earlierFiles: EarlierFiles,
    private readonly holds: PayoutHolds,
    private readonly secondPerson: SecondPerson,
    private readonly outbox: Outbox,
    private readonly store: ObjectStore,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
    private readonly audit: AuditTrail,
  ) {}

  /**
   * @throws DomainError COMMISSION.PAYOUT_NOT_FOUND, COMMISSION.SAID_PAID with the payment, COMMISSION.NOT_CAME_BACK, COMMISSION.NET_CHANGED, what
   * PayoutHolds.refuse throws, SecondPersonNeeded, and SERVER.UNAVAILABLE without network
   */
  async execute(sent: Sent, proof: UploadedFile | undefined): Promise<void> {
    await this.earlierFiles.look([sent.payoutId]);
    const record = (paymentProofKey: string | null) =>
      this.transactions.run((session) => this.record(session, sent, paymentProofKey));
    if (proof === undefined) return record(null);
    return this.store.withStored('commission/payment-proofs', proof, record);
  }

  private async record(
    session: ClientSession,
    { payoutId, sentPaise, sentBy }: Sent,
    paymentProofKey: string | null,
  ): Promise<void> {
    const [payout] = await this.payouts.findAll([payoutId], session);
    if (!payout) throw new DomainError('COMMISSION.PAYOUT_NOT_FOUND');
    const { memberId, cameBackAt, toSendSince, findings } = payout;
    const netPaise = payout.tax?.netPaise ?? payout.amountPaise;
    await this.refusePaid(payout, session);
    await this.holds.refuse(memberId, session);
    if (sentPaise !== netPaise)
      throw new DomainError('COMMISSION.NET_CHANGED', { details: { net: toRupees(netPaise) } });
    const subject = { kind: 'payout', id: payoutId } as const;
    // Money has left for it before: nobody sends it again alone, however little it is.
    await this.secondPerson.require(session, {
      ...{ amountPaise: netPaise, isAlways: true, memberId, subject },
      seen: [cameBackAt, findings, netPaise, ...(toSendSince === undefined ? [] : [toSendSince])],
    });
    const sentAt = this.clock.now();
    const isGranted = currentContext()?.granting !== undefined;
    const sent = { sentAt, sentBy, isGranted, paymentProofKey };
    if (!(await this.payouts.noteSent(session, payoutId, sent, grantedSince(sentAt))))
      throw new DomainError('COMMISSION.NOT_CAME_BACK');
    // Where it was granted it is sent now.
    const said = { payoutId, memberId, amountPaise: netPaise, sentAt: sentAt.toISOString() };
    if (!isGranted) await this.outbox.add(session, payoutSent, said);
    await this.audit.record(session, 'payout-sent', {
      ...{ memberId, subject },
      after: { amount: toRupees(netPaise), status: payout.status },
    });
  }

  private async refusePaid(payout: PayoutDocument, session: ClientSession): Promise<void> {
    const rows = await this.batches.rowsOfPayouts([payout._id], session);
    refuseSaidPaid(earlierFiles(rows).get(payout._id), null);
    const isLost = payout.cameBackAt !== undefined && isUnpaid(payout, rows);
    if (!isLost && !isOverdue(payout, this.clock.now())) throw new DomainError('COMMISSION.NOT_CAME_BACK');
  }
}
