import { listUnfinishedPayments, type ResponseOf } from '@deepam/contracts';
import { CurrentCaller, Route, type Caller } from '@deepam/platform';
import { Controller } from '@nestjs/common';
import { MembershipsRepository } from '../../membership/persistence/memberships.repository.js';
import { unfinishedUntil } from '../domain/enrollment-rules.js';
import { EnrollmentsRepository } from '../persistence/enrollments.repository.js';
import { UpiPayments } from '../upi-payments.js';

@Controller()
export class ListUnfinishedPaymentsController {
  constructor(
    private readonly memberships: MembershipsRepository,
    private readonly enrollments: EnrollmentsRepository,
    private readonly payments: UpiPayments,
  ) {}

  @Route(listUnfinishedPayments)
  async list(@CurrentCaller() { memberId }: Caller): Promise<ResponseOf<typeof listUnfinishedPayments>> {
    const member = await this.memberships.find(memberId);
    const unfinished = member ? await this.enrollments.unfinishedOf(member) : [];
    return unfinished.map((enrollment) => ({
      ...this.payments.paymentOf(enrollment),
      plan: enrollment.plan,
      begunAt: enrollment.createdAt.toISOString(),
      until: unfinishedUntil(enrollment).toISOString(),
    }));
  }
}
