import { WaitingAges } from '@deepam/platform';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model, QueryFilter } from 'mongoose';
import { companyId } from '../tree/domain/ancestry.js';
import { listIndexes, type ListIndex } from '../tree/persistence/list-indexes.js';
import { membershipModel, type Membership } from '../tree/persistence/membership.schema.js';

@Injectable()
export class WaitingSince {
  constructor(
    ages: WaitingAges,
    @InjectModel(membershipModel) private readonly model: Model<Membership>,
  ) {
    ages.register('registration', () => this.oldestRegistration());
    ages.register('plan request', () => this.oldestPlanRequest());
  }

  async oldestRegistration(): Promise<Date | undefined> {
    const found = await this.first({ isApproved: false }, listIndexes.unapproved, 'registeredAt');
    return found?.registeredAt;
  }

  async oldestPlanRequest(): Promise<Date | undefined> {
    const found = await this.first(
      { planRequest: { $exists: true } },
      listIndexes.requestedDate,
      'planRequest.requestedAt',
    );
    return found?.planRequest?.requestedAt;
  }

  /** Many members register and never pay, so only the first entry of the index is read. */
  private async first(waiting: QueryFilter<Membership>, { name }: ListIndex, since: string) {
    return this.model
      .findOne({ ancestors: companyId, live: true, ...waiting }, { [since]: 1 })
      .sort({ [since]: 1 })
      .hint(name)
      .lean<Pick<Membership, 'registeredAt' | 'planRequest'>>();
  }
}
