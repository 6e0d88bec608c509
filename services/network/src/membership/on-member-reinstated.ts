import { memberReinstated } from '@deepam/contracts';
import { OnEvent, type EventContext, type EventOf } from '@deepam/messaging';
import { Controller } from '@nestjs/common';
import { Ctx, Payload } from '@nestjs/microservices';
import { MembershipsRepository } from '../tree/persistence/memberships.repository.js';

@Controller()
export class OnMemberReinstated {
  constructor(private readonly memberships: MembershipsRepository) {}

  @OnEvent(memberReinstated, { projection: 'suspensions' })
  async handle(@Payload() { data }: EventOf<typeof memberReinstated>, @Ctx() { session }: EventContext): Promise<void> {
    const suspension = { revision: data.revision, isSuspended: false };
    await this.memberships.setSuspension(data.memberId, suspension, session);
  }
}
