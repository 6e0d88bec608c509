import { payoutSent, toRupees } from '@deepam/contracts';
import { AuditTrail, Outbox } from '@deepam/messaging';
import { Clock, DomainError, ObjectStore, Transactions, type UploadedFile } from '@deepam/platform';
import { Injectable } from '@nestjs/common';
import type { ClientSession } from 'mongoose';
import { EarlierFiles } from '../../batches/earlier-files/earlier-files.js';
import { SaidPaidTeller } from '../../batches/earlier-files/said-paid-teller.js';
import { senderOf } from '../domain/granted-payout.js';
import type { PayoutDocument } from '../persistence/payout.schema.js';
import { PayoutsRepository } from '../persistence/payouts.repository.js';

interface Sent {
  readonly payoutId: string;
  /** When a second person granted it, as who sends it has read it. */
  readonly grantedAt: Date;
  readonly sentBy: string;
}

/** What a second person granted has been sent. The books have it as paid since then: nothing is posted, and the member has it from now on. */
@Injectable()
export class RecordGrantedSentHandler {
  constructor(
    private readonly payouts: PayoutsRepository,
    private readonly earlierFiles: EarlierFiles,
    private readonly teller: SaidPaidTeller,
    private readonly store: ObjectStore,
    private readonly transactions: Transactions,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
    private readonly audit: AuditTrail,
  ) {}

  /** @throws DomainError COMMISSION.PAYOUT_NOT_FOUND, ACCESS.NOT_YOURS for who was not granted it, COMMISSION.NOT_TO_SEND */
  async execute(sent: Sent, proof: UploadedFile | undefined): Promise<void> {
    const isPaidTwice = (await this.payouts.get(sent.payoutId))?.isPaidElsewhere === true;
    const deciders = isPaidTwice ? await this.teller.deciders() : [];
    const record = (paymentProofKey: string | null) =>
      this.transactions.run((session) => this.record(session, { ...sent, paymentProofKey }, deciders));
    if (proof === undefined) return record(null);
    return this.store.withStored('commission/payment-proofs', proof, record);
  }

  private async record(
    session: ClientSession,
    { payoutId, grantedAt, sentBy, paymentProofKey }: Sent & Pick<PayoutDocument, 'paymentProofKey'>,
    deciders: readonly string[],
  ): Promise<void> {
    const [payout] = await this.payouts.findAll([payoutId], session);
    if (!payout) throw new DomainError('COMMISSION.PAYOUT_NOT_FOUND');
    const { memberId, status, amountPaise, tax, toSendSince } = payout;
    if (toSendSince?.getTime() !== grantedAt.getTime()) throw new DomainError('COMMISSION.NOT_TO_SEND');
    if (senderOf(payout) !== sentBy) throw new DomainError('ACCESS.NOT_YOURS');
    const sentAt = this.clock.now();
    const sent = { sentAt, sentBy, toSendSince: grantedAt, paymentProofKey };
    if (!(await this.payouts.noteGrantedSent(session, payoutId, sent))) throw new DomainError('COMMISSION.NOT_TO_SEND');
    // The bank has paid it as well.
    if (payout.isPaidElsewhere) await this.earlierFiles.counted(session, payoutId, deciders);
    const netPaise = tax?.netPaise ?? amountPaise;
    const said = { payoutId, memberId, amountPaise: netPaise, sentAt: sentAt.toISOString() };
    await this.outbox.add(session, payoutSent, said);
    await this.audit.record(session, 'granted-payout-sent', {
      ...{ memberId, subject: { kind: 'payout', id: payoutId } },
      after: { amount: toRupees(netPaise), status },
    });
  }
}
