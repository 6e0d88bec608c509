import type { BodyOf, reservePaymentReference, SeenBefore } from '@deepam/contracts';
import { Clock, DomainError, Transactions } from '@deepam/platform';
import { Injectable } from '@nestjs/common';
import { RejectedNumbers } from '../bank/rejected-numbers.js';
import { MembershipsRepository } from '../tree/persistence/memberships.repository.js';
import { PaymentProofsRepository } from '../payments/persistence/payment-proofs.repository.js';
import { PaymentReferencesRepository } from '../payments/persistence/payment-references.repository.js';

@Injectable()
export class ReservePaymentReferenceHandler {
  constructor(
    private readonly memberships: MembershipsRepository,
    private readonly references: PaymentReferencesRepository,
    private readonly proofs: PaymentProofsRepository,
    private readonly rejectedNumbers: RejectedNumbers,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /**
   * Cotton-order calls this before it writes an order and may repeat the call. The event of the order confirms the
   * reservation.
   * @returns the places where the number or the picture was sent before
   * @throws DomainError NETWORK.MEMBER_NOT_FOUND, NETWORK.UTR_USED
   */
  async execute(input: BodyOf<typeof reservePaymentReference>): Promise<SeenBefore[]> {
    const { orderId, memberId, utr } = input;
    await this.rejectedNumbers.keepIfRefused({ utr, kind: 'cotton', memberId }, () => this.reserve(input));
    return (await this.proofs.seenBefore([{ id: orderId }])).get(orderId) ?? [];
  }

  private async reserve({ orderId, memberId, utr, picture }: BodyOf<typeof reservePaymentReference>): Promise<void> {
    await this.transactions.run(async (session) => {
      const { name, planRequest } = await this.memberships.get(memberId, session);
      const at = this.clock.now();
      const waitsForPlan = utr !== null && planRequest?.utr === utr;
      const claim = { kind: 'cotton', memberId, orderId, waitsForPlan, reservedAt: at } as const;
      if (utr !== null && !(await this.references.claim(utr, claim, session)))
        throw new DomainError('NETWORK.UTR_USED');
      await this.proofs.add({ _id: orderId, kind: 'cotton', memberId, name, at, utr, picture }, session);
    });
  }
}
