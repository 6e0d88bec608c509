import type { findPaymentReference, ResponseOf } from '@deepam/contracts';
import { Clock, DomainError } from '@deepam/platform';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { membershipModel, type Membership } from '../tree/persistence/membership.schema.js';
import { standsFor } from './domain/reference-rules.js';
import { PaymentProofsRepository } from './persistence/payment-proofs.repository.js';
import { PaymentReferencesRepository } from './persistence/payment-references.repository.js';

@Injectable()
export class FindPaymentReferenceHandler {
  constructor(
    private readonly references: PaymentReferencesRepository,
    private readonly proofs: PaymentProofsRepository,
    @InjectModel(membershipModel) private readonly memberships: Model<Membership>,
    private readonly clock: Clock,
  ) {}

  /** @throws DomainError NETWORK.UTR_UNKNOWN */
  async execute(utr: string): Promise<ResponseOf<typeof findPaymentReference>> {
    const held = await this.references.find(utr);
    if (!held) throw new DomainError('NETWORK.UTR_UNKNOWN');
    const [sender, sent] = await Promise.all([
      this.memberships.findById(held.memberId, { name: 1, live: 1, planRequest: 1 }).lean<Membership>(),
      this.proofs.withNumber(utr),
    ]);
    return {
      utr,
      userId: held.memberId,
      name: sender?.name ?? '',
      standsFor: standsFor(held, sender?.planRequest?.utr === utr, this.clock.now()),
      sent: sent.map(({ kind, memberId, name, at }) => ({ kind, userId: memberId, name, at: at.toISOString() })),
    };
  }
}
