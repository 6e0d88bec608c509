import { maskNumber, type BodyOf, type releasePaymentReference } from '@deepam/contracts';
import { AuditTrail } from '@deepam/messaging';
import { accountsOf, Clock, DomainError, newId, Transactions, type Caller } from '@deepam/platform';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { MembershipsRepository } from '../tree/persistence/memberships.repository.js';
import { releaseError, standsFor } from './domain/reference-rules.js';
import { PaymentReferencesRepository } from './persistence/payment-references.repository.js';
import { releasedReferenceModel, type ReleasedReference } from './persistence/released-reference.schema.js';

@Injectable()
export class ReleasePaymentReferenceHandler {
  constructor(
    private readonly references: PaymentReferencesRepository,
    private readonly memberships: MembershipsRepository,
    @InjectModel(releasedReferenceModel) private readonly released: Model<ReleasedReference>,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
    private readonly audit: AuditTrail,
  ) {}

  /**
   * @returns the previous owner
   * @throws DomainError NETWORK.UTR_UNKNOWN, NETWORK.UTR_HELD while it belongs to a payment
   */
  async execute(
    { utr, reason }: BodyOf<typeof releasePaymentReference>,
    caller: Pick<Caller, 'memberId' | 'influencedBy'>,
  ): Promise<string> {
    const by = { releasedBy: caller.memberId, releaserAccounts: accountsOf(caller) };
    return this.transactions.run(async (session) => {
      const held = await this.references.find(utr, session);
      if (!held) throw new DomainError('NETWORK.UTR_UNKNOWN');
      const { memberId } = held;
      const releasedAt = this.clock.now();
      const sender = await this.memberships.find(memberId, session);
      const stands = standsFor(held, sender?.planRequest?.utr === utr, releasedAt);
      const error = releaseError(stands);
      if (error) throw new DomainError(error, { details: { standsFor: stands } });
      await this.references.release(utr, session);
      await this.released.create([{ _id: newId(), utr, memberId, reason, ...by, releasedAt }], { session });
      const subject = { kind: 'utr' as const, id: maskNumber(utr) };
      await this.audit.record(session, 'payment-number-released', { memberId, subject, after: { reason } });
      return memberId;
    });
  }
}
