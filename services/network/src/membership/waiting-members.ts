import { maxWaitingCounted, type ResponseOf, type waitingMembers } from '@deepam/contracts';
import type { Caller } from '@deepam/platform';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model, QueryFilter } from 'mongoose';
import { listedBelow } from '../tree/domain/ancestry.js';
import { listIndexes, type ListIndex } from '../tree/persistence/list-indexes.js';
import { membershipModel, type Membership } from '../tree/persistence/membership.schema.js';
import { WaitingSince } from './waiting-since.js';

@Injectable()
export class WaitingMembersHandler {
  constructor(
    @InjectModel(membershipModel) private readonly model: Model<Membership>,
    private readonly waiting: WaitingSince,
  ) {}

  async execute(viewer: Caller): Promise<ResponseOf<typeof waitingMembers>> {
    const everyone = { ancestors: listedBelow(viewer), live: true } as const;
    const [registrations, planRequests, registration, planRequest] = await Promise.all([
      this.upTo({ ...everyone, isApproved: false }, listIndexes.unapproved),
      this.upTo({ ...everyone, planRequest: { $exists: true } }, listIndexes.requested),
      this.waiting.oldestRegistration(),
      this.waiting.oldestPlanRequest(),
    ]);
    const since = {
      registrations: registration?.toISOString() ?? null,
      planRequests: planRequest?.toISOString() ?? null,
    };
    return { registrations, planRequests, since };
  }

  private async upTo(condition: QueryFilter<Membership>, index: ListIndex): Promise<number> {
    return this.model.countDocuments(condition).limit(maxWaitingCounted).hint(index.name);
  }
}
