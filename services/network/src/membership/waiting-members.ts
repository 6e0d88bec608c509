import { WaitingAges } from '@deepam/platform';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model, QueryFilter } from 'mongoose';
import { listIndexes, type ListIndex } from './persistence/list-indexes.js';
import { membershipModel, type Membership } from './persistence/membership.schema.js';

/** Who waits for the head longest, read from the indexes that hold only who waits. */
@Injectable()
export class WaitingMembers {
  constructor(
    ages: WaitingAges,
    @InjectModel(membershipModel) private readonly model: Model<Membership>,
  ) {
    ages.register('registration', () => this.oldestRegistration());
    ages.register('plan request', () => this.oldestPlanRequest());
  }

  async oldestRegistration(): Promise<Date | undefined> {
    return this.oldest({ isApproved: false }, listIndexes.unapproved, 'registeredAt');
  }

  async oldestPlanRequest(): Promise<Date | undefined> {
    return this.oldest({ planRequest: { $exists: true } }, listIndexes.requested, 'planRequest.requestedAt');
  }

  private async oldest(
    waiting: QueryFilter<Membership>,
    { name }: ListIndex,
    since: string,
  ): Promise<Date | undefined> {
    const [found] = await this.model
      .aggregate<{ since: Date }>([
        { $match: { live: true, ...waiting } },
        { $group: { _id: null, since: { $min: `$${since}` } } },
      ])
      .hint(name);
    return found?.since;
  }
}
