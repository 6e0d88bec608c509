import { Transactions } from '@deepam/platform';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { membershipModel, type Membership } from '../membership/persistence/membership.schema.js';
import { expectedOfPlan } from './domain/expected-of.js';
import { ExpectedPayments } from './expected-payments.js';

/** Earlier releases wrote plan requests without expected payments, and may still run during an update. */
@Injectable()
export class EarlierRequests {
  private isDone = false;

  constructor(
    @InjectModel(membershipModel) private readonly memberships: Model<Membership>,
    private readonly expected: ExpectedPayments,
    private readonly transactions: Transactions,
  ) {}

  async expectAll(): Promise<void> {
    if (this.isDone) return;
    const waiting = { live: true, planRequest: { $exists: true } } as const;
    for (const { _id } of await this.memberships.find(waiting, { _id: 1 }).lean<Membership[]>())
      await this.transactions.run(async (session) => {
        const member = await this.memberships.findOne({ _id, ...waiting }, null, { session }).lean<Membership>();
        if (member?.planRequest) await this.expected.expect(expectedOfPlan(member, member.planRequest), session);
      });
    this.isDone = true;
  }
}
