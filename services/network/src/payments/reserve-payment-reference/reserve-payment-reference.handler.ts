import type { BodyOf, reservePaymentReference, SeenBefore } from '@deepam/contracts';
import { Clock, DomainError, Transactions } from '@deepam/platform';
import { Injectable } from '@nestjs/common';
import { Memberships } from '../../membership/persistence/memberships.js';
import { PaymentProofs } from '../persistence/payment-proofs.js';
import { PaymentReferences } from '../persistence/payment-references.js';

@Injectable()
export class ReservePaymentReference {
  constructor(
    private readonly memberships: Memberships,
    private readonly references: PaymentReferences,
    private readonly proofs: PaymentProofs,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /**
   * Asked before a cotton order is written; the same order may ask again. The order's own event confirms it.
   * @returns where else the number or the picture was sent
   * @throws DomainError NETWORK.MEMBER_NOT_FOUND, NETWORK.UTR_USED
   */
  async reserve(wish: BodyOf<typeof reservePaymentReference>): Promise<SeenBefore[]> {
    const { orderId, memberId, utr, picture } = wish;
    await this.transactions.run(async (session) => {
      const { name, planRequest } = await this.memberships.get(memberId, session);
      const at = this.clock.now();
      const waitsForPlan = utr !== null && planRequest?.utr === utr;
      const claim = { kind: 'cotton', memberId, orderId, waitsForPlan, reservedAt: at } as const;
      if (utr !== null && !(await this.references.claim(utr, claim, session)))
        throw new DomainError('NETWORK.UTR_USED');
      await this.proofs.add({ _id: orderId, kind: 'cotton', memberId, name, at, utr, picture }, session);
    });
    return (await this.proofs.seenBefore([orderId])).get(orderId) ?? [];
  }
}
