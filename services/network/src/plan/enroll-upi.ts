import type { enrollUpi, PlanName, ResponseOf } from '@deepam/contracts';
import { Clock, DomainError, Transactions } from '@deepam/platform';
import { Injectable } from '@nestjs/common';
import { assertNotClosing } from '../tree/domain/closing.js';
import { MembershipsRepository } from '../tree/persistence/memberships.repository.js';
import { planError } from './domain/plan-rules.js';
import { EnrollmentsRepository } from '../payments/persistence/enrollments.repository.js';
import { UpiPayments } from './upi-payments.js';

@Injectable()
export class EnrollUpiHandler {
  constructor(
    private readonly memberships: MembershipsRepository,
    private readonly enrollments: EnrollmentsRepository,
    private readonly payments: UpiPayments,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /**
   * An unfinished payment for this plan is continued.
   * @throws DomainError NETWORK.MEMBER_NOT_FOUND, NETWORK.HEAD_HAS_NO_PLAN, NETWORK.PLAN_NOT_HIGHER,
   * ACCESS.ACCOUNT_CLOSING
   */
  async execute(memberId: string, plan: PlanName): Promise<ResponseOf<typeof enrollUpi>> {
    const enrollment = await this.transactions.run(async (session) => {
      const member = await this.memberships.get(memberId, session);
      const error = planError(member, plan, 'buy');
      if (error) throw new DomainError(error);
      // The proof of the payment would be rejected while the account is being closed.
      assertNotClosing(member, this.clock.now());
      return this.enrollments.begin(member, plan, session);
    });
    return this.payments.paymentOf(enrollment);
  }
}
