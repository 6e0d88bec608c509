import { memberSuspended } from '@deepam/contracts';
import { OnEvent, type EventContext, type EventOf } from '@deepam/messaging';
import { Controller } from '@nestjs/common';
import { Ctx, Payload } from '@nestjs/microservices';
import { MembershipsRepository } from '../tree/persistence/memberships.repository.js';

@Controller()
export class OnMemberSuspended {
  constructor(private readonly memberships: MembershipsRepository) {}

  @OnEvent(memberSuspended, { projection: 'suspensions' })
  async handle(@Payload() { data }: EventOf<typeof memberSuspended>, @Ctx() { session }: EventContext): Promise<void> {
    const suspension = { revision: data.revision, isSuspended: true };
    await this.memberships.setSuspension(data.memberId, suspension, session);
  }
}
