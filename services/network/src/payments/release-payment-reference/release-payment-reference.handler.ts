import type { BodyOf, releasePaymentReference } from '@deepam/contracts';
import { Clock, DomainError, newId, Transactions } from '@deepam/platform';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { Memberships } from '../../membership/persistence/memberships.js';
import { releaseFault, standsFor } from '../domain/reference-rules.js';
import { PaymentReferences } from '../persistence/payment-references.js';
import { releasedReferenceModel, type ReleasedReference } from '../persistence/released-reference.schema.js';

@Injectable()
export class ReleasePaymentReference {
  constructor(
    private readonly references: PaymentReferences,
    private readonly memberships: Memberships,
    @InjectModel(releasedReferenceModel) private readonly released: Model<ReleasedReference>,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /**
   * @returns whose it was
   * @throws DomainError NETWORK.UTR_UNKNOWN, NETWORK.UTR_HELD while it stands for something
   */
  async release({ utr, reason }: BodyOf<typeof releasePaymentReference>, releasedBy: string): Promise<string> {
    return this.transactions.run(async (session) => {
      const held = await this.references.find(utr, session);
      if (!held) throw new DomainError('NETWORK.UTR_UNKNOWN');
      const { memberId } = held;
      const releasedAt = this.clock.now();
      const sender = await this.memberships.find(memberId, session);
      const stands = standsFor(held, sender?.planRequest?.utr === utr, releasedAt);
      const fault = releaseFault(stands);
      if (fault) throw new DomainError(fault, { details: { standsFor: stands } });
      await this.references.release(utr, session);
      await this.released.create([{ _id: newId(), utr, memberId, reason, releasedBy, releasedAt }], { session });
      return memberId;
    });
  }
}
