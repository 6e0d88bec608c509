import { memberReinstated } from '@deepam/contracts';
import { OnEvent, type EventContext, type EventOf } from '@deepam/messaging';
import { Controller } from '@nestjs/common';
import { Ctx, Payload } from '@nestjs/microservices';
import { SuspensionsRepository } from './persistence/suspensions.repository.js';

@Controller()
export class OnMemberReinstated {
  constructor(private readonly suspensions: SuspensionsRepository) {}

  @OnEvent(memberReinstated, { projection: 'suspensions' })
  async handle(@Payload() { data }: EventOf<typeof memberReinstated>, @Ctx() { session }: EventContext): Promise<void> {
    await this.suspensions.recordChange({ _id: data.memberId, revision: data.revision, isSuspended: false }, session);
  }
}
